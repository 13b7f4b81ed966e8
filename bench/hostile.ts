import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { inspect } from 'node:util';
import { checkBuild } from '@platform/build/gate/checks';
import { parseRoutes } from '@platform/build/gate/paths/described-routes';
import { type StepFailed, step } from '@platform/cli/process/steps';
import { sendRelease, storeFiles } from '@platform/cli/releases/send-release';
import { createSiteClient, publishToken, type SiteClient } from '@platform/cli/releases/site-client';
import { root } from '@platform/cli/workspace';
import { BOUNDS } from '@platform/server/render/bounds';
import { readMessages } from '@platform/server/render/messages';
import { copyAsRemote, copyWithOtherEntry } from './copies.ts';
import { type Figure, median } from './report.ts';
import { startSite } from './running-site.ts';

const HOSTILE = join(root, 'e2e/fixtures/hostile');

/** Time for which a pair of hostile releases is in the gate before something is measured beside it, in milliseconds. */
const LEAD_MS = 500;

/** Measurements without a hostile release, and attempts to measure each hostile release. */
const ALONE = 3;
const ATTEMPTS = 2;

/** Delays: of `/` in milliseconds, and of a roll-back in seconds. */
interface Delays {
  readonly max: number;
  readonly p99: number;
  readonly rollBack: number;
}

const MISSING: Delays = { max: Number.NaN, p99: Number.NaN, rollBack: Number.NaN };

/**
 * Sends pairs of each hostile release of the tests, and measures by how much they delay a roll-back of another name, and `/`, compared with
 * roll-backs beside which nothing is sent. A delay that cannot be measured is `NaN`. Measures the cost of the largest messages of a
 * render process.
 * @param only Begin of the names of the hostile releases to measure.
 */
export async function measureHostile(only = ''): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'site-hostile-'));
  const dataDir = join(folder, 'data');
  const site = await startSite({ DATA_DIR: dataDir, LOG_LEVEL: 'error', RATE_LIMITS: 'off' });
  const rows: Record<string, Delays> = {};
  try {
    const client = createSiteClient(site.url, publishToken(dataDir));
    const measure = createMeasurement(site.url, client, folder);
    const alone: Delays[] = [];
    for (let round = 0; round < ALONE; round += 1) alone.push(await measure(async () => {}));
    const of = (key: keyof Delays) => median(alone.map((delays) => delays[key]));
    const usual = { max: of('max'), p99: of('p99'), rollBack: of('rollBack') };
    rows.alone = usual;
    const fixtures = (await readdir(HOSTILE)).filter((file) => file.startsWith(only));
    for (const file of fixtures) {
      const name = basename(file, '.cjs');
      rows[name] = MISSING;
      for (let attempt = 1; attempt <= ATTEMPTS && rows[name] === MISSING; attempt += 1) {
        try {
          const pair = await Promise.all(['a', 'b'].map((team) => copyHostile(file, `hostile-${team}`)));
          const { max, p99, rollBack } = await measure(() => Promise.all(pair.map(sendHostile)));
          rows[name] = { max: max - usual.max, p99: p99 - usual.p99, rollBack: rollBack - usual.rollBack };
        } catch (error) {
          step('missing', `${name}, attempt ${attempt}: ${inspect(error)}`);
        }
      }
      step('hostile', `${name}: ${inspect(rows[name])}`);
    }

    /** Makes a hostile release of a name. */
    async function copyHostile(file: string, name: string) {
      const release = await mkdtemp(join(folder, 'hostile-'));
      await copyAsRemote(name, release, basename(release));
      await cp(join(HOSTILE, file), join(release, 'server/routes.js'));
      return { name, files: (await checkBuild(name, release)).files };
    }

    /** Sends a hostile release. Resolves when the gate has refused it. */
    async function sendHostile({ name, files }: Awaited<ReturnType<typeof copyHostile>>): Promise<void> {
      try {
        await storeFiles(client, name, files);
        step('gate', `${name} is stored`);
      } catch (error) {
        const { message, output } = error as StepFailed;
        step('gate', `${message} ${output}`.replaceAll('\n', ' ').slice(0, 200));
      }
    }
  } finally {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
  console.table(
    Object.fromEntries(
      Object.entries(rows).map(([name, { max, p99, rollBack }]) => [
        name,
        { '/ max, ms': Math.round(max), '/ p99, ms': Math.round(p99), 'roll-back, s': Number(rollBack.toFixed(2)) },
      ]),
    ),
  );
  const { alone: _, ...delays } = rows;
  return [...Object.entries(delays).flatMap(figuresOf), ...messageCosts()];
}

const figuresOf = ([name, { max, p99, rollBack }]: [string, Delays]): Figure[] => [
  { name: `${name}: delay of /, at most`, value: max, unit: 'ms', target: { atMost: 100 } },
  { name: `${name}: delay of /, 99th percentile`, value: p99, unit: 'ms', target: { atMost: 100 } },
  { name: `${name}: delay of a roll-back`, value: rollBack, unit: 's', target: { atMost: 2 } },
];

/**
 * Returns a function that measures a roll-back, and the responses of `/`, while something else runs. Another remote is released before each
 * roll-back, so that the gate checks what is rolled back to anew.
 */
function createMeasurement(url: string, client: SiteClient, folder: string) {
  let round = 0;
  const releaseAnew = async (name: string) => {
    round += 1;
    const release = join(folder, `${name}-${round}`);
    await copyWithOtherEntry(`${name}-mfe`, release, `round${round}`);
    await sendRelease(client, name, release);
  };
  return async (run: () => Promise<unknown>): Promise<Delays> => {
    // A busy machine can have started without the site's own release, so that there would be nothing to roll back to.
    for (const name of round === 0 ? ['marketing', 'marketing', 'catalog'] : ['marketing', 'catalog']) {
      await releaseAnew(name);
    }
    let isOver = false;
    const visits = visitUntil(`${url}/`, () => isOver);
    const beside = run();
    try {
      await setTimeout(LEAD_MS);
      const startedAt = performance.now();
      await client('POST', '/api/rollbacks', { name: 'marketing' });
      const rollBack = (performance.now() - startedAt) / 1000;
      await beside;
      isOver = true;
      const times = (await visits).sort((a, b) => a - b);
      const p99 = times[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN;
      return { max: times.at(-1) ?? Number.NaN, p99, rollBack };
    } finally {
      isOver = true;
      await Promise.allSettled([visits, beside]);
    }
  };
}

/** Requests a page until `isOver`. Returns the times of the responses in milliseconds. */
async function visitUntil(url: string, isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isOver()) {
    const startedAt = performance.now();
    await (await fetch(url)).arrayBuffer();
    times.push(performance.now() - startedAt);
    await setTimeout(10);
  }
  return times;
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
