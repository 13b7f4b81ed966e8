import type { Page } from '@playwright/test';
import { liveVersions } from '../support/http.ts';
import { openPage } from '../support/pages/browsing.ts';
import { expect, test } from '../support/test.ts';

/** Returns what the devtools of Module Federation read: packages/chrome-devtools/src/utils of module-federation/core. */
const readFederation = (page: Page) =>
  page.evaluate(() => {
    const { moduleInfo, __INSTANCES__ } = globalThis.__FEDERATION__;
    return { moduleInfo, instances: __INSTANCES__.map(({ name }) => name) };
  });

declare global {
  var __FEDERATION__: {
    readonly moduleInfo: Record<string, unknown>;
    readonly __INSTANCES__: readonly { readonly name: string }[];
  };
}

test('the devtools list the remotes of the site, their versions and their shared modules', async ({ page, site }) => {
  const { shell = '', ...versions } = await liveVersions(site.url);
  await openPage(page, '/');
  // The page reads the registry with the other remotes on the visitor's first activity.
  await page.mouse.move(200, 200);
  const remotes = Object.entries(versions);
  expect(remotes.map(([name]) => name).sort()).toEqual(['admin', 'catalog', 'chat', 'marketing']);
  const remotesInfo = Object.fromEntries(remotes.map(([name, matchedVersion]) => [name, { matchedVersion }]));
  await expect
    .poll(async () => (await readFederation(page)).moduleInfo[`shell:${shell}`])
    .toMatchObject({ remotesInfo, shared: expect.arrayContaining([expect.objectContaining({ sharedName: 'react' })]) });
  const { moduleInfo, instances } = await readFederation(page);
  for (const [name, version] of remotes) {
    expect(moduleInfo[`${name}:${version}`]).toMatchObject({
      version,
      globalName: `mf_${name}`,
      remoteEntry: expect.stringMatching(/^entry\.\w+\.js$/),
      modules: [{ moduleName: 'routes', modulePath: './routes' }],
      shared: expect.arrayContaining([expect.objectContaining({ sharedName: 'react-router-dom' })]),
    });
  }
  expect(instances).toEqual(['shell', 'mf_marketing']);
});
