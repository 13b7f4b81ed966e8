import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sendRelease } from '@platform/cli/releases/send-release';
import { createSiteClient, publishToken } from '@platform/cli/releases/site-client';
import { root } from '@platform/cli/workspace';
import { startSite } from './running-site.ts';

/*
 * Kills the built site again and again, on one DATA_DIR, and counts what was lost:
 * `node platform/cli/run.mjs bench/kills.ts --posts 30 --releases 20`. Needs `npm run build`.
 */

/** Visitors that send messages at the same time. */
const VISITORS = 50;

/** Maximum number of acknowledged messages before a kill. */
const MAX_BEFORE_KILL = 3000;

/** Maximum time from the start of a release to a kill, in milliseconds: longer than a release takes. */
const MAX_RELEASE_MS = 6000;

const LETTER = { name: 'Ada', email: 'ada@b.example', subject: '', message: 'Hello' };

const { values } = parseArgs({
  options: { posts: { type: 'string', default: '30' }, releases: { type: 'string', default: '20' } },
});

const folder = await mkdtemp(join(tmpdir(), 'site-kills-'));
const dataDir = join(folder, 'data');
const env = { DATA_DIR: dataDir, RATE_LIMITS: 'off', OWNER_ACCESS: 'loopback', LOG_LEVEL: 'silent' };
const start = () => startSite(env);

/** Kills a site with SIGKILL. Resolves when it no longer responds. */
async function kill({ pid, url }: { pid: number; url: string }): Promise<void> {
  process.kill(pid, 'SIGKILL');
  while (
    await fetch(`${url}/healthz`).then(
      () => true,
      () => false,
    )
  );
}

/** Sends messages until the site is killed after a random number of responses. Returns the ids in all responses. */
async function killWhilePosting(): Promise<string[]> {
  const site = await start();
  const count = Math.ceil(Math.random() * MAX_BEFORE_KILL);
  const ids: string[] = [];
  const visitor = async () => {
    for (;;) {
      const headers = { 'Content-Type': 'application/json' };
      const response = await fetch(`${site.url}/api/v1/contact`, {
        method: 'POST',
        headers,
        body: JSON.stringify(LETTER),
      });
      if (response.status !== 201) throw new Error(`status ${response.status}`);
      ids.push(((await response.json()) as { id: string }).id);
      if (ids.length === count) process.kill(site.pid, 'SIGKILL');
    }
  };
  await Promise.allSettled(Array.from({ length: VISITORS }, visitor));
  return ids;
}

/** Returns the ids of all stored messages. */
async function storedIds(url: string): Promise<Set<string>> {
  const ids = new Set<string>();
  for (let next = '/api/v1/contact?limit=100'; next !== ''; ) {
    const response = await fetch(new URL(next, url));
    for (const { id } of (await response.json()) as { id: string }[]) ids.add(id);
    next = /^<(.*)>; rel="next"$/.exec(response.headers.get('Link') ?? '')?.[1] ?? '';
  }
  return ids;
}

/** Returns what is wrong with a site: each page of its live set is whole, and each script it names is served. */
async function faultsOf(url: string): Promise<string[]> {
  const faults: string[] = [];
  for (const path of ['/', '/about', '/sell', '/Chatbot']) {
    const response = await fetch(url + path);
    const html = await response.text();
    if (response.status !== 200 || !html.includes('</html>')) faults.push(`${path}: ${response.status}`);
    for (const [, script] of html.matchAll(/<script[^>]*src="([^"]+)"/g)) {
      const { status } = await fetch(url + script);
      if (status !== 200) faults.push(`${script}: ${status}`);
    }
  }
  return faults;
}

async function measurePosts(kills: number): Promise<void> {
  const acknowledged: string[] = [];
  for (let i = 0; i < kills; i += 1) acknowledged.push(...(await killWhilePosting()));
  const site = await start();
  const stored = await storedIds(site.url);
  await site.stop();
  const lost = acknowledged.filter((id) => !stored.has(id)).length;
  console.log(`messages: ${kills} kills, ${acknowledged.length} acknowledged, ${stored.size} stored, ${lost} lost`);
  if (lost > 0) process.exitCode = 1;
}

async function measureReleases(kills: number): Promise<void> {
  let inconsistent = 0;
  let answered = 0;
  let site = await start();
  for (let i = 0; i < kills; i += 1) {
    const other = join(folder, `release-${i}`);
    const own = join(root, 'marketing-mfe/dist');
    await cp(own, other, { recursive: true, filter: (source) => source !== join(own, 'development') });
    await writeFile(join(other, `web/note.${i}.txt`), `Release ${i}.\n`);
    const client = createSiteClient(site.url, publishToken(dataDir));
    const outcome = sendRelease(client, 'marketing', other).then(
      ({ version }) => version,
      (error: Error) => {
        // After a kill nothing responds; every other failure is one of the release.
        if (!/reached|terminated|other side closed/.test(error.message))
          console.log(`  release ${i}: ${error.message}`);
        return undefined;
      },
    );
    await new Promise((resolve) => setTimeout(resolve, Math.random() * MAX_RELEASE_MS));
    await kill(site);
    const version = await outcome;
    if (version !== undefined) answered += 1;

    site = await start();
    const faults = await faultsOf(site.url);
    const registry = await (await fetch(`${site.url}/api/registry`)).text();
    if (version !== undefined && !registry.includes(version)) faults.push(`${version} was answered and is not live`);
    if (faults.length > 0) inconsistent += 1;
    for (const fault of faults) console.log(`  kill ${i}: ${fault}`);
    await rm(other, { recursive: true });
  }
  await site.stop();
  console.log(
    `releases: ${kills} kills, ${answered} of the releases were answered before, ${inconsistent} inconsistent`,
  );
  if (inconsistent > 0) process.exitCode = 1;
}

try {
  await measurePosts(Number(values.posts));
  await measureReleases(Number(values.releases));
} finally {
  await rm(folder, { recursive: true, force: true });
}
