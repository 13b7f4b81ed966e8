import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promote } from '@platform/cli/releases/promote';
import { storeRelease } from '@platform/cli/releases/send-release';
import { createSiteClient, publishToken, type SiteClient } from '@platform/cli/releases/site-client';
import { findBrowser } from '@platform/cli/testing/browser';
import { liveVersions } from '../support/http.ts';
import { copyRelease } from '../support/servers/releases.ts';
import { startSite } from '../support/servers/site.ts';
import { expect, test } from '../support/test.ts';

/** Two remotes and where they are built, on the smallest shell. */
const BUILT = { pages: 'examples/hello/pages-mfe', ui: 'e2e/fixtures/ui-mfe' } as const;
const NAMES = ['pages', 'ui'] as const;

test('two teams release at once: each opens its pages once, and both releases are live @main', async ({ folder }) => {
  const folders = ['examples/hello/shell', ...NAMES.map((name) => BUILT[name])].map((path) => `${path}/dist`);
  const site = await startSite({ folders });
  const requests: string[] = [];
  let arrived = 0;
  let open = () => {};
  const bothChecked = new Promise<void>((resolve) => {
    open = resolve;
  });
  /** Returns a client that makes a release live once the pages of both were opened. */
  const teamOf = (name: string): SiteClient => {
    const client = createSiteClient(site.url, publishToken(site.dataDir));
    return async (method, path, ...body) => {
      requests.push(`${name} ${method} ${path}`);
      if (path === '/api/deployments') {
        arrived += 1;
        if (arrived === NAMES.length) open();
        await bothChecked;
      }
      return client(method, path, ...body);
    };
  };
  const release = async (name: (typeof NAMES)[number]) => {
    const changed = await copyRelease(join(folder, name), BUILT[name]);
    await writeFile(join(changed, 'web/other.txt'), 'Another release.\n');
    const team = teamOf(name);
    const { version } = await storeRelease(team, name, changed);
    await promote({ site: team, url: site.url, browser: findBrowser() ?? '', all: true }, { name, version });
    return version;
  };
  const [pages, ui] = await Promise.all(NAMES.map(release));
  expect(await liveVersions(site.url)).toMatchObject({ pages, ui });
  const count = (request: string) => requests.filter((made) => made === request).length;
  for (const name of NAMES) {
    expect([name, count(`${name} POST /api/previews`), count(`${name} POST /api/deployments`)]).toEqual([name, 1, 1]);
  }
  await site.stop();
});
