import { createRequire } from 'node:module';
import { join } from 'node:path';
import { storeRelease } from '@platform/cli/releases/send-release';
import { createSiteClient } from '@platform/cli/releases/site-client';
import type { ReleaseHistory } from '@platform/contract/release';
import { drawOf, NUMBERS } from '@platform/server/pages/canary/visitor-number';
import { request } from '../support/http.ts';
import { withOtherEntry } from '../support/servers/releases.ts';
import { hasPostgres, type Servers, startServers } from '../support/servers/servers.ts';
import { root } from '../support/servers/site.ts';
import { expect, test } from '../support/test.ts';
import { testAll } from '../support/tier.ts';
import { numberShown } from '../support/visitors.ts';

test.skip(!testAll, 'starts several sites on PostgreSQL: npm run test:all');
test.skip(!hasPostgres, 'PostgreSQL is not installed');
test.setTimeout(600_000);

let servers: Servers | undefined;
test.afterEach(async () => {
  await servers?.stop();
  servers = undefined;
});

/** Writes visits of a version of marketing, by so many visitors, of whom the first `failed` met an error. */
async function addVisits(databaseUrl: string, version: string, visitors: number, failed: number): Promise<void> {
  const { Client } = createRequire(join(root, 'platform/server/package.json'))('pg');
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const rows = `insert into visits (visitor, release_set, remote, version, at, failed, hydration_failed)
    select lpad(to_hex(i), 16, '0'), 'aaaaaaaaaaaaaaaa', 'marketing', $1, $2, (i <= $3)::int, 0 from generate_series(1, $4) i`;
  await client.query(rows, [version, Date.now(), failed, visitors]);
  await client.end();
}

test('three servers show one canary, and one server ends it by its reports', async ({ folder }) => {
  const started = await startServers(3, folder);
  servers = started;
  const urls = started.sites.map(({ url }) => url);
  const clientOf = (index: number) => createSiteClient(urls[index] ?? '', started.token);
  const changed = await withOtherEntry(folder, 'changed');
  const { version } = await storeRelease(clientOf(0), 'marketing', changed.folder);
  const deploymentsOf = async (name: string) =>
    (await clientOf(1)<ReleaseHistory>('GET', '/api/releases')).releases.find((release) => release.name === name)
      ?.deployments ?? [];
  const first = (await deploymentsOf('marketing'))[0]?.version ?? '';
  /** Returns which servers show the canary to the visitor with a number. */
  const shownBy = (number: number) =>
    Promise.all(
      urls.map(async (url) => {
        const { body } = await request(url, '/about', { headers: { Cookie: `canary=${number}` } });
        return body.toString().includes(changed.entry);
      }),
    );

  const isAt25 = drawOf('marketing');
  const isLate = (number: number) => isAt25(number, 25) && !isAt25(number, 5);
  const widest = Array.from({ length: NUMBERS }, (_, number) => number).find(isLate) ?? 0;
  await clientOf(0)('POST', '/api/canaries', { name: 'marketing', version, traffic: 5 });
  await expect.poll(() => shownBy(numberShown(['marketing'], ['marketing'], 5))).toEqual([true, true, true]);
  expect(await shownBy(numberShown([], ['marketing'], 25))).toEqual([false, false, false]);
  await clientOf(1)('POST', '/api/canaries', { name: 'marketing', version, traffic: 25 });
  await expect.poll(() => shownBy(widest)).toEqual([true, true, true]);

  await addVisits(started.databaseUrl, first, 1000, 10);
  await addVisits(started.databaseUrl, version, 60, 40);

  await expect.poll(() => shownBy(widest), { timeout: 60_000 }).toEqual([false, false, false]);
  const [last, ...before] = await deploymentsOf('marketing');
  const note = 'Canary ended: errors 40 of 60 visitors, baseline 10 of 1000 visitors';
  expect(last).toMatchObject({ action: 'canary', traffic: 0, version, actor: 'rollout controller', note });
  expect(before.filter(({ actor }) => actor === 'rollout controller')).toEqual([]);
  expect(before[0]).toMatchObject({ action: 'canary', traffic: 25 });
});
