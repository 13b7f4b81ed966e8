import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readiness, request } from '../support/http.ts';
import { copyRelease, release, runCommand } from '../support/servers/releases.ts';
import { root, startSite } from '../support/servers/site.ts';
import { expect, test } from '../support/test.ts';
import { testAll } from '../support/tier.ts';

/** Number of releases, each followed by a rollback. */
const ROUNDS = testAll ? 5 : 1;

const PATHS = ['/', '/about', '/faqs', '/contact', '/Chatbot', '/services/seo', '/nowhere'];

/** Clients that send requests at the same time. More would leave two cores no time to render the pages of the releases. */
const CLIENTS = 2;

/** Requests one page after the other with each client, until it is stopped. */
function startLoad(url: string) {
  let isRunning = true;
  const faults: string[] = [];
  /** Ids of the release sets of each page. */
  const sets = new Map(PATHS.map((path) => [path, new Set<string>()]));
  let responses = 0;
  const client = async (start: number) => {
    for (let i = start; isRunning; i += 1) {
      const path = PATHS[i % PATHS.length] ?? '/';
      const { status, headers, body } = await request(url, path);
      responses += 1;
      if (status !== (path === '/nowhere' ? 404 : 200)) faults.push(`${path} ${status}`);
      if (!body.includes('</html>')) faults.push(`${path} is not complete`);
      sets.get(path)?.add(headers.etag?.slice(3, 19) ?? 'none');
    }
  };
  const clients = Promise.all(Array.from({ length: CLIENTS }, (_, i) => client(i)));
  return async () => {
    isRunning = false;
    await clients;
    const changes = Object.fromEntries([...sets].map(([path, ids]) => [path, ids.size - 1]));
    return { faults, changes, responses };
  };
}

test('releases and rollbacks under load fail no request', async ({ folder }) => {
  test.slow();
  const site = await startSite({ prepared: true });
  const changed = await copyRelease(join(folder, 'release'));
  await writeFile(join(changed, 'web/note.1.txt'), 'Another release.');
  const first = (await readiness(site.url)).set;
  const stopLoad = startLoad(site.url);
  for (let i = 0; i < ROUNDS; i += 1) {
    await release(site, 'marketing', changed);
    expect((await readiness(site.url)).set).not.toBe(first);
    await runCommand(root, site, 'rollback', 'marketing');
    expect((await readiness(site.url)).set).toBe(first);
  }
  const { faults, changes, responses } = await stopLoad();
  expect(faults).toEqual([]);
  // Only the pages of the released remote change.
  const unchanged = { '/Chatbot': 0, '/services/seo': 0, '/nowhere': 0 };
  expect(changes).toEqual({ '/': 1, '/about': 1, '/faqs': 1, '/contact': 1, ...unchanged });
  expect(responses).toBeGreaterThan(100);
  expect(await site.stop()).toBe(0);
});
