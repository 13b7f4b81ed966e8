import { join } from 'node:path';
import { copyWorkspace } from '@platform/cli/testing/copy-workspace.fixture';
import { liveVersions, request } from '../support/http.ts';
import { buildRelease, copyRelease, edit, editInfo, fileIn, release } from '../support/servers/releases.ts';
import { root, type Site, startSite } from '../support/servers/site.ts';
import { expect, test } from '../support/test.ts';

// Serial, because the tests share a site.
test.describe.configure({ mode: 'default' });

let site: Site;
let live: Record<string, string>;
let home: string | undefined;

test.beforeAll(async () => {
  site = await startSite({ prepared: true });
  live = await liveVersions(site.url);
  home = (await request(site.url, '/')).headers.etag;
});
test.afterEach(async () => {
  expect(await liveVersions(site.url)).toEqual(live);
  expect((await request(site.url, '/')).headers.etag).toBe(home);
});
test.afterAll(() => site.stop());

/** Expects that a release is refused with a violation for each pattern. */
async function expectRefusal(name: string, folder: string, patterns: readonly RegExp[]): Promise<void> {
  const error: { message: string; output: string } | undefined = await release(site, name, folder).then(
    () => undefined,
    (reason) => reason,
  );
  expect(error?.message).toContain('422');
  for (const pattern of patterns) expect(error?.output).toMatch(pattern);
}

test('a release without the right token is refused', async () => {
  const sent = release(site, 'marketing', join(root, 'marketing-mfe/dist'), 'not-the-token-of-this-site');
  await expect(sent).rejects.toThrow('401');
});

test('a release is refused with all violations, each with what to do @main', async ({ folder }) => {
  await copyRelease(folder);
  await edit(await fileIn(folder, 'web/about.'), (text) => `${text}//`);
  await editInfo(folder, ({ shared }) => ({ contract: 99, shared: { ...shared, react: '^18.0.0' } }));
  await edit(join(folder, 'server/routes.js'), (text) =>
    text.replace("about: '/about'", "about: '/chatbot'").replace("home: '/'", "home: '/start'"),
  );
  await expectRefusal('marketing', folder, [
    /web\/about\.\w+\.js: is not the file whose hash is in the entry: build the release again/,
    /release\.json contract: is 99, newer than the live shell's \d+: release the shell first/,
    /release\.json shared\.react: is \^18\.0\.0, but the live shell shares 19\.\S+: build against 19/,
    /\/chatbot: belongs to the live chat \(\/Chatbot\): give the page another path/,
    /\/: is live, and this marketing lacks it: put the page back, or repeat the command with --removes \//,
  ]);
});

test('a shell that the live remotes cannot run on is refused', async ({ folder }) => {
  await copyRelease(folder, 'shell');
  await editInfo(folder, ({ shared }) => ({ shared: { ...shared, react: '18.3.1' } }));
  await expectRefusal('shell', folder, [
    /shared\.react: is 18\.3\.1, but the live chat requires \^19\.\S+: release chat with a wider range/,
  ]);
});

// In the full tier: builds a remote, and waits for pages that hang.
test('pages that throw, hang, exit, exhaust memory and style the document are refused @full', async ({ folder }) => {
  await copyWorkspace(folder);
  const fixture = join(folder, 'e2e/fixtures/trouble-mfe');
  await edit(join(fixture, 'pages.tsx'), (text) =>
    text
      .replace(" && search.has('visit') && search.has('fail')", '')
      .replace('<h1>', "<h1>{pathname === '/trouble/none' && <Global styles={{ body: { margin: 1 } }} />}")
      .replace('import', "import { Global } from '@emotion/react';\nimport"),
  );
  await expectRefusal('trouble', await buildRelease(fixture), [
    /\/trouble\/throw: is not rendered: This page throws on the server \(pages\.tsx:\d+\)\. Fix what throws/,
    /\/trouble\/loop: is not rendered within 6 s: end what it waits for/,
    /\/trouble\/exit: is not rendered: .*exit/,
    /\/trouble\/memory: is not rendered(: .*(memory|process ended)| within 6 s)/,
    /\/trouble\/none: has styles for body, which reach elements of other parts: style the remote's own/,
  ]);
});
