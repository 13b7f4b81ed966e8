import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { sendRelease } from '@platform/cli/releases/send-release';
import { createSiteClient } from '@platform/cli/releases/site-client';
import { type Nginx, nginxIsInstalled, startNginx } from '@platform/cli/testing/nginx.fixture';
import type { ReleaseHistory } from '@platform/contract/release';
import { listenTo } from '@platform/server/database/listen-to';
import { DEPLOYMENTS_CHANNEL } from '@platform/server/database/migrations';
import { liveVersions, request } from '../support/http.ts';
import { withOtherEntry } from '../support/servers/releases.ts';
import { hasPostgres, type Servers, startServers } from '../support/servers/servers.ts';
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

/** Requests pages and every file that they name until `isOver`. */
async function visit({ get }: Nginx, isOver: () => boolean) {
  const counts = { requests: 0, failures: [] as string[] };
  const open = new Set<Promise<void>>();
  const pending: string[] = [];
  async function send(path: string): Promise<void> {
    counts.requests += 1;
    const answer = await get(path).catch((error: Error) => ({ status: 0, text: error.message }));
    if (answer.status !== 200) counts.failures.push(`${path}: ${answer.status} ${answer.text.slice(0, 80)}`);
    if (path.startsWith('/assets/')) return;
    pending.push(...new Set(answer.text.match(/\/assets\/[\w/.-]+\.\w+/g)));
  }
  for (let turn = 0; !isOver(); turn += 1) {
    const next = pending.shift() ?? PAGES[turn % PAGES.length] ?? '/';
    const sent: Promise<void> = send(next).finally(() => open.delete(sent));
    open.add(sent);
    await wait(1000 / RATE);
  }
  await Promise.all(open);
  return counts;
}

for (const filesIn of ['the database', 'a bucket'] as const) {
  test(`three servers with files in ${filesIn}, behind nginx, fail no request during 20 releases, 20 rollbacks and a restart of each`, async ({
    folder,
  }) => {
    test.skip(!nginxIsInstalled() && process.env.CI === undefined, 'nginx is not installed');
    const started = await startServers(3, folder, filesIn);
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
}

test('a server that is killed between logging and showing a release shows it after its start; the others show it at once', async ({
  folder,
}) => {
  const started = await startServers(3, folder);
  servers = started;
  const [one, two, three] = started.sites.map(({ url }) => url) as [string, string, string];
  const changed = await withOtherEntry(folder, 'changed');
  const { version } = await sendRelease(clientOf(started, 0), 'marketing', changed.folder);
  const { marketing: last = '', ...otherVersions } = { ...(await liveVersions(one)) };
  expect(last).toBe(version);
  const [, first] = (await clientOf(started, 1)<ReleaseHistory>('GET', '/api/releases')).releases.flatMap(
    ({ name, deployments }) => (name === 'marketing' ? deployments.map((deployment) => deployment.version) : []),
  );
  const outcomes: string[] = [];
  for (let round = 0; round < 6; round += 1) {
    const next = round % 2 === 0 ? first : version;
    // The database notifies of a committed entry before the server that wrote it shows it.
    const server = started.sites[0]?.process;
    if (!server) throw new Error('a server was started');
    const ended = once(server, 'exit');
    const stopListening = await listenTo({
      databaseUrl: started.databaseUrl,
      channel: DEPLOYMENTS_CHANNEL,
      onNotice: () => server.kill('SIGKILL'),
      onLost: () => {},
    });
    const deployment = { name: 'marketing', version: next };
    const answer = clientOf(started, 0)('POST', '/api/deployments', deployment).then(
      () => 'answered',
      () => 'no answer',
    );
    await ended;
    outcomes.push(await answer);
    await stopListening();
    for (const url of [two, three])
      await expect.poll(() => liveVersions(url)).toEqual({ ...otherVersions, marketing: next });
    await started.restart(0);
    expect(await liveVersions(one)).toEqual({ ...otherVersions, marketing: next });
  }
  test.info().annotations.push({ type: 'outcomes', description: outcomes.join(', ') });
  const history = await clientOf(started, 0)<ReleaseHistory>('GET', '/api/releases');
  expect(history.releases.find(({ name }) => name === 'marketing')?.deployments).toHaveLength(8);
});
