import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { parseRoutes } from '@platform/build/gate/paths/described-routes';
import { step } from '@platform/cli/process/steps';
import { sendRelease, storeRelease } from '@platform/cli/releases/send-release';
import { createSiteClient, publishToken, type SiteClient } from '@platform/cli/releases/site-client';
import { root } from '@platform/cli/workspace';
import { BOUNDS } from '@platform/server/render/bounds';
import { readMessages } from '@platform/server/render/messages';
import { copyAsRemote, copyWithOtherEntry } from './copies.ts';
import type { Figure } from './report.ts';
import { startSite } from './running-site.ts';

const HOSTILE = join(root, 'e2e/fixtures/hostile');

/** Time for which a pair of hostile releases is in the gate before something is measured beside it, in milliseconds. */
const LEAD_MS = 500;

/**
 * Sends pairs of each hostile release of the tests, and measures by how much they delay a roll-back of another name, and `/`. Measures
 * the cost of the largest messages of a render process.
 */
export async function measureHostile(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'site-hostile-'));
  const dataDir = join(folder, 'data');
  const site = await startSite({ DATA_DIR: dataDir, LOG_LEVEL: 'error', RATE_LIMITS: 'off' });
  const figures: Figure[] = [];
  try {
    const client = createSiteClient(site.url, publishToken(dataDir));
    const other = join(folder, 'other');
    await copyWithOtherEntry('marketing-mfe', other);
    const alone = await measureBeside(site.url, client, other, async () => {});
    step('hostile', `alone: roll-back ${alone.rollBack.toFixed(2)} s, / ${alone.slowest.toFixed(0)} ms`);
    figures.push({ name: 'a roll-back alone', value: alone.rollBack, unit: 's' });
    figures.push({ name: 'slowest response of / beside it', value: alone.slowest, unit: 'ms' });
    for (const file of await readdir(HOSTILE)) {
      const name = basename(file, '.cjs');
      const sendPair = async () => void (await Promise.all(['a', 'b'].map((team) => sendHostile(client, file, team))));
      const { rollBack, slowest } = await measureBeside(site.url, client, other, sendPair);
      const delay = Math.max(0, rollBack - alone.rollBack);
      figures.push({ name: `${name}: delay of a roll-back`, value: delay, unit: 's', target: { atMost: 2 } });
      figures.push({ name: `${name}: slowest response of /`, value: slowest, unit: 'ms', target: { atMost: 100 } });
      step('hostile', `${name}: roll-back +${delay.toFixed(2)} s, / ${slowest.toFixed(0)} ms`);
    }

    /** Sends a hostile release as one of a team of its own. Resolves when the gate has refused it. */
    async function sendHostile(to: SiteClient, file: string, team: string): Promise<void> {
      const release = await mkdtemp(join(folder, 'hostile-'));
      const remote = `hostile-${team}`;
      await copyAsRemote(remote, release, basename(release));
      await cp(join(HOSTILE, file), join(release, 'server/routes.js'));
      await storeRelease(to, remote, release).catch((error: Error) => step('gate', error.message.slice(0, 300)));
    }
  } finally {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
  return [...figures, ...messageCosts()];
}

/** Measures a roll-back in seconds, and the slowest response of `/` in milliseconds, while something else runs. */
async function measureBeside(url: string, client: SiteClient, release: string, run: () => Promise<void>) {
  await sendRelease(client, 'marketing', release);
  let isOver = false;
  const visits = slowestVisit(`${url}/`, () => isOver);
  const beside = run();
  try {
    await setTimeout(LEAD_MS);
    const startedAt = performance.now();
    await client('POST', '/api/rollbacks', { name: 'marketing' });
    const rollBack = (performance.now() - startedAt) / 1000;
    await beside;
    isOver = true;
    return { rollBack, slowest: await visits };
  } finally {
    isOver = true;
    await visits;
  }
}

/** Requests a page until `isOver`. Returns the time of the slowest response in milliseconds. */
async function slowestVisit(url: string, isOver: () => boolean): Promise<number> {
  let slowest = 0;
  while (!isOver()) {
    const startedAt = performance.now();
    await (await fetch(url)).arrayBuffer();
    slowest = Math.max(slowest, performance.now() - startedAt);
    await setTimeout(10);
  }
  return slowest;
}

/** Messages of a render process that fill its bounds. */
const MESSAGES: Readonly<Record<string, string>> = {
  'numbers in a description': described('1'),
  'objects in a description': described('{}'),
  'pages without a path': described('{"path":1}'),
  'pages of the largest size': `${JSON.stringify({
    type: 'rendered',
    status: 200,
    html: BOUNDS.html,
    inlineStyles: [],
    inlineScripts: [],
  })}\n</head>${'x'.repeat(BOUNDS.html - 7)}`,
};

function described(item: string): string {
  const text = `[${Array(Math.floor(BOUNDS.description / (item.length + 1)) - 1).fill(item)}]`;
  return `{"type":"described","routes":${text.length}}\n${text}`;
}

/** Measures the time that one message of each kind takes: the longest of 20. */
function messageCosts(): Figure[] {
  return Object.entries(MESSAGES).map(([name, text]) => {
    const times = Array.from({ length: 20 }, () => {
      const channel = new PassThrough();
      readMessages(
        channel as unknown as Socket,
        (message) => message.type !== 'described' || 'routes' in parseRoutes(message.routes),
        fail,
      );
      const startedAt = performance.now();
      channel.emit('data', Buffer.from(text));
      return performance.now() - startedAt;
    });
    return { name: `a message: ${name}`, value: Math.max(...times), unit: 'ms', target: { atMost: 20 } };
  });
}

function fail(error: unknown): never {
  throw error;
}
