import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyWorkspace } from '@platform/cli/testing/copy-workspace.fixture';
import { liveVersions, request } from '../support/http.ts';
import { buildRelease } from '../support/servers/builds.ts';
import { release } from '../support/servers/releases.ts';
import { root, type Site, startSite } from '../support/servers/site.ts';
import { expect, test } from '../support/test.ts';
import { testAll } from '../support/tier.ts';
import { copyRelease, edit, editInfo, fileIn, replaceByLink } from './bad-releases.ts';

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

/** The violations in the response to a refused release. */
async function refusalOf(name: string, folder: string): Promise<string> {
  const refused = await release(site, name, folder).then(
    () => undefined,
    (error: { message: string; output: string }) => error,
  );
  if (refused === undefined) throw new Error('the release was not refused');
  expect(refused.message).toContain('422');
  return refused.output;
}

test('a release without the right token is refused', async () => {
  const refused = release(site, 'marketing', join(root, 'marketing-mfe/dist'), 'not-the-token-of-this-site');
  await expect(refused).rejects.toThrow('401');
});

/** Ways to break a built release of marketing. */
const bad: readonly { what: string; spoil: (folder: string) => Promise<void>; reason: RegExp }[] = [
  {
    what: 'an altered file',
    spoil: async (folder) => edit(await fileIn(folder, 'web/about.'), (text) => `${text}//`),
    reason: /web\/about\.\w+\.js: is not the file whose hash is in the entry: build the release again/,
  },
  {
    what: 'an entry without the hash of a chunk',
    spoil: async (folder) => edit(await fileIn(folder, 'web/entry.'), (text) => text.replaceAll('sha384-', 'sha1-')),
    reason: /web\/about\.\w+\.js: is not the file whose hash is in the entry: build the release again/,
  },
  {
    what: 'a link in place of a file',
    spoil: async (folder) => replaceByLink(await fileIn(folder, 'web/about.'), '/etc/hostname'),
    reason: /release\.json chunks\.about: names web\/about\.\w+\.js, which is not listed: send it too/,
  },
  {
    what: 'a file in a folder of its own',
    spoil: async (folder) => writeFile(join(folder, 'web/.hidden.js'), ''),
    reason: /web\/\.hidden\.js: is not a path of a release: put the file at web\/<file> or server\/<file>/,
  },
  {
    what: 'a file that is too large',
    spoil: (folder) => writeFile(join(folder, 'web/film.bin'), new Uint8Array(8 * 1024 * 1024 + 1)),
    reason: /web\/film\.bin: has 8388609 bytes, more than 8388608: make it smaller/,
  },
  {
    what: 'too much script for the initial scripts',
    spoil: async (folder) =>
      edit(await fileIn(folder, 'web/about.'), (text) => `${text}//${randomBytes(60_000).toString('base64')}`),
    reason: /\/about: loads \d{5} bytes of script \(gzip\), more than 40000: load what is not seen first by import\(\)/,
  },
  {
    what: 'a path of another remote',
    spoil: async (folder) =>
      edit(join(folder, 'server/routes.js'), (text) => text.replace("about: '/about'", "about: '/chatbot'")),
    reason: /\/chatbot: belongs to the live chat \(\/Chatbot\): give the page another path/,
  },
  {
    what: 'a trailing slash on the path of another remote',
    spoil: async (folder) =>
      edit(join(folder, 'server/routes.js'), (text) => text.replace("about: '/about'", "about: '/admin/messages/'")),
    reason: /\/admin\/messages\/: is not the right spelling: write \/admin\/messages/,
  },
  {
    what: 'a remote without the home page',
    spoil: async (folder) =>
      edit(join(folder, 'server/routes.js'), (text) => text.replace("home: '/'", "home: '/start'")),
    reason: /\/: is live, and this marketing lacks it: put the page back, or repeat the command with --removes \//,
  },
  {
    what: 'a layout that does not exist',
    spoil: async (folder) =>
      edit(join(folder, 'server/routes.js'), (text) => text.replace("title: 'FAQs'", "layout: 'weird', title: 'FAQs'")),
    reason: /\/faqs handle\.layout: is neither public nor bare: set handle\.layout to one of them/,
  },
  {
    what: 'a list of routes that is not exported',
    spoil: (folder) => writeFile(join(folder, 'server/routes.js'), 'exports.routes = [];'),
    reason: /server\/routes\.js: has no list of routes: write export default/,
  },
  {
    what: 'another React',
    spoil: (folder) => editInfo(folder, ({ shared }) => ({ shared: { ...shared, react: '^18.0.0' } })),
    reason: /release\.json shared\.react: is \^18\.0\.0, but the live shell shares 19\.\S+: build against 19/,
  },
  {
    what: 'a newer contract',
    spoil: (folder) => editInfo(folder, () => ({ contract: 99 })),
    reason: /release\.json contract: is 99, newer than the live shell's \d+: release the shell first/,
  },
];

// The gate's own tests cover each check. The first release with a wrong page is refused here in the quick tier, too.
for (const { what, spoil, reason } of bad.filter(({ what }) => testAll || what === 'a path of another remote')) {
  test(`${what} is refused @full`, async ({ folder }) => {
    await copyRelease(folder);
    await spoil(folder);
    expect(await refusalOf('marketing', folder)).toMatch(reason);
  });
}

// In the full tier: checks.test.ts tests the same without a site.
test('a refusal lists all violations @full', async ({ folder }) => {
  await copyRelease(folder);
  await edit(await fileIn(folder, 'web/about.'), (text) => `${text}//`);
  await editInfo(folder, ({ shared }) => ({ contract: 99, shared: { ...shared, react: '^18.0.0' } }));
  await edit(join(folder, 'server/routes.js'), (text) => text.replace("about: '/about'", "about: '/api/about'"));
  const said = await refusalOf('marketing', folder);
  for (const reason of [/hash is in the entry/, /contract: is 99/, /shared\.react/, /\/api\/about: is a path of the/]) {
    expect(said).toMatch(reason);
  }
});

// In the full tier: checks.test.ts tests the same without a site.
test('a shell that the live remotes cannot run on is refused @full', async ({ folder }) => {
  await copyRelease(folder, 'shell');
  await editInfo(folder, ({ shared }) => ({ contract: 0, shared: { ...shared, react: '18.3.1' } }));
  const said = await refusalOf('shell', folder);
  expect(said).toMatch(
    /shared\.react: is 18\.3\.1, but the live chat requires \^19\.\S+: release chat with a wider range/,
  );
  expect(said).toMatch(/contract: is 0, but the live marketing needs \d+: build the shell from newer sources/);
});

// In the full tier: dry-run.test.ts and render-pool.test.ts test each of them.
test('pages that throw, hang, exit, exhaust memory and style the document are refused, all in one response @full', async ({
  folder,
}) => {
  await copyWorkspace(folder);
  const fixture = join(folder, 'e2e/fixtures/trouble-mfe');
  await edit(join(fixture, 'pages.tsx'), (text) =>
    text
      .replace(" && search.has('visit') && search.has('fail')", '')
      .replace('<h1>', "<h1>{pathname === '/trouble/none' && <Global styles={{ body: { margin: 1 } }} />}")
      .replace('import', "import { Global } from '@emotion/react';\nimport"),
  );
  const said = await refusalOf('trouble', await buildRelease(fixture));
  expect(said).toMatch(/\/trouble\/throw: is not rendered: This page throws on the server\. Fix what throws/);
  expect(said).toMatch(/\/trouble\/loop: is not rendered within 6 s: end what it waits for/);
  expect(said).toMatch(/\/trouble\/exit: is not rendered: .*exit/);
  expect(said).toMatch(/\/trouble\/memory: is not rendered(: .*(memory|process ended)| within 6 s)/);
  expect(said).toMatch(
    /\/trouble\/none: has styles for body, which reach elements of other parts: style the remote's own/,
  );
  expect(said).not.toMatch(/\/trouble\/loader/);
});

/** Returns the response to a request. */
async function send(method: string, path: string, body: string | Uint8Array<ArrayBuffer>) {
  const token = (await readFile(join(site.dataDir, 'publish-token'), 'utf8')).trim();
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await fetch(site.url + path, { method, headers, body });
  return { status: answer.status, said: await answer.text() };
}

const sha256 = 'f'.repeat(64);

test('a path outside the release is refused before any file is sent', async () => {
  const paths = ['../release.json', 'web/../../main.js', '/etc/passwd', 'web/a\\b.js'];
  const files = paths.map((path) => ({ path, sha256, size: 1 }));
  const { status, said } = await send('POST', '/api/releases/marketing', JSON.stringify({ files }));
  expect(status).toBe(422);
  const { errors }: { errors: { field: string }[] } = JSON.parse(said);
  expect(errors.map(({ field }) => field)).toEqual([...paths, 'release.json']);
});

test('a file without a hash and a file declared as a link are malformed', async () => {
  const files = [
    { path: 'web/a.js', size: 1 },
    { path: 'web/b.js', sha256, size: 1, link: '/etc/passwd' },
  ];
  const { status, said } = await send('POST', '/api/releases/marketing', JSON.stringify({ files }));
  expect(status).toBe(400);
  expect(JSON.parse(said).errors).toMatchObject([{ field: 'files.0.sha256' }, { field: 'files.1.link' }]);
});

test('bytes that do not match their hash are refused', async () => {
  const { status, said } = await send('PUT', `/api/releases/marketing/files/${sha256}`, Buffer.from('altered'));
  expect(status).toBe(422);
  expect(said).toContain('is not the sha256 of these bytes: send them again');
});
