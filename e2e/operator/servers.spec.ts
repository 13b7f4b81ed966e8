import { setTimeout as wait } from 'node:timers/promises';
import { sendRelease } from '@platform/cli/releases/send-release';
import { createSiteClient } from '@platform/cli/releases/site-client';
import { type Nginx, nginxIsInstalled, startNginx } from '@platform/cli/testing/nginx.fixture';
import { liveVersions, request } from '../support/http.ts';
import { hasPostgres, type Servers, startServers, withOtherEntry } from '../support/servers.ts';
import { expect, test } from '../support/test.ts';
import { testAll } from '../support/tier.ts';

test.skip(!testAll, 'starts several sites on PostgreSQL: npm run test:all');
test.skip(!hasPostgres, 'PostgreSQL is not installed');
test.setTimeout(900_000);

let servers: Servers | undefined;
test.afterEach(async () => {
  await servers?.stop();
  servers = undefined;
});

/** A client of the server at `index`. */
const clientOf = ({ sites, token }: Servers, index: number) => createSiteClient(sites[index]?.url ?? '', token);

test('a release on one server is shown by the other, which has its files at once; rolled back from there, too', async ({
  folder,
}) => {
  servers = await startServers(2, folder);
  const [one, two] = servers.sites.map(({ url }) => url) as [string, string];
  const before = await liveVersions(two);
  const changed = await withOtherEntry(folder, 'changed');
  expect((await request(two, changed.entry)).status).toBe(404);

  const { version } = await sendRelease(clientOf(servers, 0), 'marketing', changed.folder);
  expect((await request(two, changed.entry)).status).toBe(200);
  await expect.poll(() => liveVersions(two)).toEqual({ ...before, marketing: version });
  for (const url of [one, two]) expect((await request(url, '/about')).body.toString()).toContain(changed.entry);

  await clientOf(servers, 1)('POST', '/api/rollbacks', { name: 'marketing' });
  await expect.poll(() => liveVersions(one)).toEqual(before);
  expect((await request(one, '/about')).body.toString()).not.toContain(changed.entry);
  expect((await request(one, changed.entry)).status).toBe(200);
});

/** Requests a second, pages and files together, while releases and restarts go on. */
const RATE = 70;

/** The processes of an nginx that root starts cannot write into its folder. */
const UNBUFFERED = 'proxy_max_temp_file_size 0;';

const PAGES = ['/', '/about', '/team', '/contact', '/services/ecommerce', '/sell/ecommerce', '/faqs'];

/** Asks for a page, and then for every file that it names, until `isOver`. Counts what failed. */
async function visit({ get }: Nginx, isOver: () => boolean) {
  const counted = { requests: 0, failures: [] as string[] };
  const open = new Set<Promise<void>>();
  const waiting: string[] = [];
  async function ask(path: string): Promise<void> {
    counted.requests += 1;
    const answer = await get(path).catch((error: Error) => ({ status: 0, text: error.message }));
    if (answer.status !== 200) counted.failures.push(`${path}: ${answer.status} ${answer.text.slice(0, 80)}`);
    if (path.startsWith('/assets/')) return;
    waiting.push(...new Set(answer.text.match(/\/assets\/[\w/.-]+\.\w+/g)));
  }
  for (let turn = 0; !isOver(); turn += 1) {
    const next = waiting.shift() ?? PAGES[turn % PAGES.length] ?? '/';
    const asked: Promise<void> = ask(next).finally(() => open.delete(asked));
    open.add(asked);
    await wait(1000 / RATE);
  }
  await Promise.all(open);
  return counted;
}

test('three servers behind nginx fail no request during 20 releases, 20 roll-backs and a restart of each', async ({
  folder,
}) => {
  test.skip(!nginxIsInstalled() && process.env.CI === undefined, 'nginx is not installed');
  const started = await startServers(3, folder);
  servers = started;
  const group = `upstream servers { ${started.sites.map(({ url }) => `server ${new URL(url).host};`).join(' ')} }`;
  const nginx = await startNginx(folder, 'http://servers', UNBUFFERED, group);
  const changed = await withOtherEntry(folder, 'changed');
  let isOver = false;
  const visits = visit(nginx, () => isOver);
  try {
    for (let round = 0; round < 20; round += 1) {
      await sendRelease(clientOf(started, round % 3), 'marketing', changed.folder);
      if (round % 7 === 3) await started.restart(Math.floor(round / 7));
      await clientOf(started, (round + 1) % 3)('POST', '/api/rollbacks', { name: 'marketing' });
    }
  } finally {
    isOver = true;
    const { requests, failures } = await visits;
    await nginx.stop();
    test.info().annotations.push({ type: 'requests', description: String(requests) });
    expect(failures).toEqual([]);
  }
});
