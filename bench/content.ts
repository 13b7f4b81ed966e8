import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findPostgres, startPostgres } from '@platform/cli/testing/postgres.fixture';
import type { RunningServer } from '@platform/cli/testing/running-server.fixture';
import { root } from '@platform/cli/workspace';
import { type Figure, median } from './report.ts';
import { startSite } from './running-site.ts';

const POSTS = 1000;
const PICTURES = 5000;

/** Publications that are measured, and reads of a list. */
const REPEATS = 10;

const ENV = {
  RATE_LIMITS: 'off',
  OWNER_ACCESS: 'loopback',
  LOG_LEVEL: 'silent',
  PUBLISH_TOKEN: 'a-token-of-this-measurement',
};

const postOf = (i: number, title = `Post ${i}`) => ({
  ...{
    title,
    slug: `post-${i}`,
    category: 'Tech',
    date: `20${10 + (i % 15)}-0${1 + (i % 9)}-1${i % 10}`,
    author: 'CTO',
  },
  ...{ cover: 'kettle', trending: false, excerpt: `What post ${i} is about.` },
  body: Array.from(
    { length: 12 },
    (_, k) => `## Part ${k}\n\n${'Some words of a paragraph that is read. '.repeat(12)}`,
  ).join('\n\n'),
});

interface Entry {
  readonly id: string;
  readonly version: number;
}

async function send(url: string, method: string, path: string, body?: object): Promise<Entry> {
  const init = { method, ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }) };
  const response = await fetch(`${url}/api/v1/content/posts${path}`, init);
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Entry;
}

/** Starts a site, and returns it with the time until it was ready in milliseconds. */
async function startTimed(env: NodeJS.ProcessEnv): Promise<RunningServer & { readonly ms: number }> {
  const start = performance.now();
  const site = await startSite({ ...ENV, ...env });
  return { ...site, ms: performance.now() - start };
}

/** Returns the median time of `work` in milliseconds. */
async function timed(work: (i: number) => Promise<void>): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < REPEATS; i += 1) {
    const start = performance.now();
    await work(i);
    times.push(performance.now() - start);
  }
  return median(times);
}

/** Waits until a page of each site contains a text. */
const untilVisible = (urls: readonly string[], path: string, text: string) =>
  Promise.all(
    urls.map(async (url) => {
      while (!(await (await fetch(url + path)).text()).includes(text)) await setTimeout(5);
    }),
  );

/** Returns the median time in milliseconds from the request to publish until the page of each site shows it. */
async function publication(urls: readonly string[], entry: Entry, slug: number): Promise<number> {
  const [url = ''] = urls;
  let { version } = entry;
  return timed(async (i) => {
    const title = `Seen ${i} ${performance.now()}`;
    ({ version } = await send(url, 'PUT', `/${entry.id}`, { base: version, data: postOf(slug, title) }));
    const visible = untilVisible(urls, `/post/post-${slug}`, title);
    await send(url, 'POST', `/${entry.id}/publish`, { version });
    await visible;
  });
}

/** The part of the driver that is used, which is a dependency of the server. */
type PgClient = new (options: {
  readonly connectionString: string;
}) => {
  connect(): Promise<void>;
  query(sql: string, values: readonly unknown[]): Promise<unknown>;
  end(): Promise<void>;
};

/** Statements that store posts like the first one, which are published, and pictures of the library without their files. */
const FILL: readonly (readonly [sql: string, count: number])[] = [
  [
    `with made as (
       select gen_random_uuid()::text as id, i, replace(replace(post.published, 'Post 0', 'Post ' || i), 'post-0', 'post-' || i) as data
       from generate_series(1, $1) as i,
         (select replace(published, published::json->>'title', 'Post 0') as published from content_entries where published like '%post-0%') as post),
     entries as (
       insert into content_entries (id, collection, position, version, draft, published, published_version, updated_at)
       select id, 'posts', 100 + i, 1, data, data, 1, '2026-01-01T00:00:00.000Z' from made),
     versions as (
       insert into content_versions (entry, version, data, saved_at, published_at)
       select id, 1, data, '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z' from made)
     insert into content_addresses (collection, slug, entry) select 'posts', 'post-' || i, id from made`,
    POSTS,
  ],
  [
    `insert into media (id, name, alt, focal_x, focal_y, width, height, color, bytes, kind, source, created_at, updated_at)
     select gen_random_uuid()::text, 'picture ' || i, 'A picture', 50, 50, 1920, 1080, '#336699', 400000, 'jpeg', md5(i::text),
       '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z' from generate_series(1, $1) as i`,
    PICTURES,
  ],
];

/** Stores posts and pictures while no server runs. */
async function fill(databaseUrl: string): Promise<void> {
  const { Client } = createRequire(join(root, 'platform/server/package.json'))('pg') as { readonly Client: PgClient };
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const [sql, count] of FILL) await client.query(sql, [count]);
  } finally {
    await client.end();
  }
}

/**
 * Measures a site with 1,000 posts and 5,000 pictures beside one with those of the seed: its start, the admin's list, and the time from a
 * publication until visitors of two servers see it. Needs PostgreSQL.
 */
export async function measureContent(): Promise<Figure[]> {
  const programs = findPostgres();
  if (programs === undefined) throw new Error('PostgreSQL is not installed');
  const databaseUrl = await startPostgres(programs);
  const folder = await mkdtemp(join(tmpdir(), 'site-content-'));
  const dir = (name: string) => ({ DATABASE_URL: databaseUrl, DATA_DIR: join(folder, name) });
  const sites: RunningServer[] = [];
  const start = async (name: string) => {
    const site = await startTimed(dir(name));
    sites.push(site);
    return site;
  };
  try {
    await (await start('a')).stop();
    const small = await start('a');
    const second = await start('b');
    const first = await send(small.url, 'POST', '', { data: postOf(0) });
    await send(small.url, 'POST', `/${first.id}/publish`, { version: 1 });
    const seed = await publication([small.url, second.url], { ...first, version: 1 }, 0);
    await Promise.all([small.stop(), second.stop()]);
    await fill(databaseUrl);
    const large = await start('a');
    const other = await start('b');
    const list = await timed(async () => void (await (await fetch(`${large.url}/api/v1/content/posts`)).arrayBuffer()));
    const media = await timed(async () => void (await (await fetch(`${large.url}/api/v1/media`)).arrayBuffer()));
    const current = await send(large.url, 'GET', `/${first.id}`);
    const many = await publication([large.url, other.url], current, 0);
    const ms = (name: string, value: number, atMost?: number): Figure => ({
      ...{ name, value, unit: 'ms' },
      ...(atMost !== undefined && { target: { atMost } }),
    });
    return [
      ms('start with the seed', small.ms),
      ms(`longer start with ${POSTS} posts and ${PICTURES} pictures`, large.ms - small.ms, 1000),
      ms(`admin's list of ${POSTS} posts`, list, 100),
      ms(`admin's library of ${PICTURES} pictures`, media, 100),
      ms('publish to visible on two servers, seed', seed, 1000),
      ms(`publish to visible on two servers, ${POSTS} posts`, many, 1000),
    ];
  } finally {
    for (const site of sites) await site.stop().catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  }
}
