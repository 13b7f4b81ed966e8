import { storeRelease } from '@platform/cli/releases/send-release';
import { createSiteClient, publishToken } from '@platform/cli/releases/site-client';
import type { Deployed } from '@platform/contract/release';
import { request } from '../support/http.ts';
import { markDocument, openPage, pointAt, waitForHydration } from '../support/pages/browsing.ts';
import { withOtherEntry } from '../support/servers/releases.ts';
import { type Site, startSite } from '../support/servers/site.ts';
import { expect, test } from '../support/test.ts';
import { numberShown } from '../support/visitors.ts';

/** Two remotes of few pages, and where they are built. */
const BUILT = { ui: 'e2e/fixtures/ui-mfe', chat: 'chat-mfe' } as const;

let own: Site;
test.beforeAll(async () => {
  const folders = ['shell', BUILT.ui, BUILT.chat, 'admin-mfe'].map((folder) => `${folder}/dist`);
  own = await startSite({ folders, env: { OWNER_ACCESS: 'loopback', RATE_LIMITS: 'off' } });
});
test.afterAll(() => own.stop());

test('two remotes have canaries at once: each visitor is shown one version of each, by draws of their own @main', async ({
  page,
  folder,
}) => {
  const remotes = ['ui', 'chat'] as const;
  const changed = await Promise.all(remotes.map((name) => withOtherEntry(folder, 'changed', name, BUILT[name])));
  const client = createSiteClient(own.url, publishToken(own.dataDir));
  const show = (name: string, version: string, traffic: number) =>
    client<Deployed>('POST', '/api/canaries', { name, version, traffic });
  const store = async (name: string, built: string) => (await storeRelease(client, name, built)).version;
  const [ui = '', chat = ''] = await Promise.all(changed.map((one, i) => store(remotes[i] ?? '', one.folder)));
  await Promise.all([show('ui', ui, 5), show('chat', chat, 5)]);
  const choices = [[], ['ui'], ['chat'], ['ui', 'chat']];
  for (const shown of choices) {
    const headers = { Cookie: `canary=${numberShown(shown, remotes, 5)}` };
    const has = async (path: string, i: number) =>
      (await request(own.url, path, { headers })).body.toString().includes(changed[i]?.entry ?? '');
    const expected = remotes.map((name) => shown.includes(name));
    expect([shown, await has('/_ui', 0), await has('/Chatbot', 1)]).toEqual([shown, ...expected]);
    expect([shown, await has('/api/registry', 0), await has('/api/registry', 1)]).toEqual([shown, ...expected]);
  }

  // A visitor of both goes from one to the other within the document.
  const value = String(numberShown(remotes, remotes, 5));
  await page.context().addCookies([{ name: 'canary', value, url: own.url }]);
  await openPage(page, `${own.url}/_ui`);
  const isSame = await markDocument(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Live Chat', exact: true });
  await pointAt(link, 'chat');
  await link.click();
  await expect(page).toHaveURL(`${own.url}/Chatbot`);
  await waitForHydration(page);
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect([await isSame(), changed.map(({ entry }) => loaded.some((url) => url.endsWith(entry)))]).toEqual([
    true,
    [true, true],
  ]);

  await page.goto(`${own.url}/admin/releases`);
  await expect(page.getByRole('heading', { name: /^Canary 2/ })).toHaveCount(2);
  await page.getByRole('region', { name: 'Canary 2' }).first().getByRole('button', { name: 'End canary' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End canary' }).click();
  await expect(page.getByRole('heading', { name: /^Canary 2/ })).toHaveCount(1);
});
