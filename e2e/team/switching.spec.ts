import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { liveVersions, readiness, request } from '../support/http.ts';
import { temporaryFolder } from '../support/servers/folders.ts';
import { release } from '../support/servers/releases.ts';
import { root, type Site, startSite } from '../support/servers/site.ts';
import { expect, test } from '../support/test.ts';
import { testAll } from '../support/tier.ts';
import { copyRelease, edit } from './bad-releases.ts';
import { runCommand } from './command.ts';

// Serial, because the tests share a site.
test.describe.configure({ mode: 'default' });

/** Number of releases, each followed by a roll-back. */
const ROUNDS = testAll ? 5 : 1;

const PATHS = ['/', '/about', '/faqs', '/contact', '/Chatbot', '/services/seo', '/nowhere'];

let folder: string;
let remove: () => Promise<void>;
let site: Site;

test.beforeAll(async () => {
  ({ folder, remove } = await temporaryFolder());
  site = await startSite({ prepared: true });
});
test.afterAll(async () => {
  await site.stop();
  await remove();
});

/** Number of requests at a time. More would leave two cores no time to render the pages of the releases. */
const LANES = 2;

/** Requests one page after the other in each lane until it is stopped. */
function askOn() {
  let asking = true;
  const faults: string[] = [];
  /** The ids of the releases that each page was made of. */
  const made = new Map(PATHS.map((path) => [path, new Set<string>()]));
  let answered = 0;
  const lane = async (start: number) => {
    for (let i = start; asking; i += 1) {
      const path = PATHS[i % PATHS.length] ?? '/';
      const { status, headers, body } = await request(site.url, path);
      answered += 1;
      if (status !== (path === '/nowhere' ? 404 : 200)) faults.push(`${path} ${status}`);
      if (!body.includes('</html>')) faults.push(`${path} is not whole`);
      made.get(path)?.add(headers.etag?.slice(3, 19) ?? 'none');
    }
  };
  const lanes = Promise.all(Array.from({ length: LANES }, (_, i) => lane(i)));
  return async () => {
    asking = false;
    await lanes;
    const changes = Object.fromEntries([...made].map(([path, ids]) => [path, ids.size - 1]));
    return { faults, changes, answered };
  };
}

test('releases and roll-backs under load fail no request', async () => {
  test.slow();
  const other = await copyRelease(join(folder, 'other'));
  await writeFile(join(other, 'web/note.1.txt'), 'Another release.');
  const first = (await readiness(site.url)).set;
  const stop = askOn();
  for (let i = 0; i < ROUNDS; i += 1) {
    await release(site, 'marketing', other);
    expect((await readiness(site.url)).set).not.toBe(first);
    await runCommand(root, site, 'rollback', 'marketing');
    expect((await readiness(site.url)).set).toBe(first);
  }
  const { faults, changes, answered } = await stop();
  expect(faults).toEqual([]);
  // Only the pages of the released remote change.
  const others = { '/Chatbot': 0, '/services/seo': 0, '/nowhere': 0 };
  expect(changes).toEqual({ '/': 1, '/about': 1, '/faqs': 1, '/contact': 1, ...others });
  expect(answered).toBeGreaterThan(100);
});

// In the full tier: promotions.test.ts tests the same without a site.
test('concurrent promotions run one after the other @full', async () => {
  const before = await liveVersions(site.url);
  const releases = await Promise.all(
    [1, 2, 3].map(async (i) => {
      const one = await copyRelease(join(folder, String(i)));
      await writeFile(join(one, 'web/note.2.txt'), 'The same note in each.');
      await writeFile(join(one, `web/note.${i}0.txt`), String(i));
      return one;
    }),
  );
  const outcomes = await Promise.all(releases.map((one) => release(site, 'marketing', one)));
  const after = await liveVersions(site.url);
  expect(outcomes.map(({ version }) => version)).toContain(after.marketing);
  expect(after).toEqual({ ...before, marketing: after.marketing });
  const { body } = await request(site.url, '/about');
  expect(body.toString()).toContain(after.marketing);
});

// In the full tier: promotions.test.ts tests the same without a site.
test('a set whose layout cannot be rendered is refused, and the live set stays live @full', async () => {
  const [live, set] = [await liveVersions(site.url), (await readiness(site.url)).set];
  const shell = await copyRelease(join(folder, 'shell'), 'shell');
  await edit(join(shell, 'server/render.js'), (text) =>
    text.replace(/(const \{ remote, root, layoutOnly, api[^;]*;)/, "$1 if (layoutOnly) throw new Error('no layout');"),
  );
  const refused = await release(site, 'shell', shell).then(
    () => undefined,
    (error: { message: string }) => error.message,
  );
  expect(refused).toMatch(/422.*The site cannot be shown with this release.*no layout.*What was live stays live/);
  expect(await liveVersions(site.url)).toEqual(live);
  expect((await readiness(site.url)).set).toBe(set);
  expect((await request(site.url, '/')).status).toBe(200);
});
