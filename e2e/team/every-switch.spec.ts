import { createRequire } from 'node:module';
import { join } from 'node:path';
import { sendRelease } from '@platform/cli/releases/send-release';
import { createSiteClient, publishToken, type SiteClient } from '@platform/cli/releases/site-client';
import { liveVersions, request } from '../support/http.ts';
import { temporaryFolder } from '../support/servers/folders.ts';
import { root, type Site, startSite } from '../support/servers/site.ts';
import { expect, test } from '../support/test.ts';
import { testAll } from '../support/tier.ts';
import { copyRelease, edit } from './bad-releases.ts';
import { runCommand } from './command.ts';

// Serial: each test continues with the site of the one before.
test.describe.configure({ mode: 'default' });
test.skip(!testAll, 'switches, removed-paths and unreadable.test.ts test the same without a site: npm run test:all');

let folder: string;
let remove: () => Promise<void>;
let site: Site;
let send: SiteClient;
let first: Record<string, string>;

test.beforeAll(async () => {
  ({ folder, remove } = await temporaryFolder());
  site = await startSite({ dataDir: join(folder, 'data'), prepared: true });
  send = createSiteClient(site.url, publishToken(site.dataDir));
  first = await liveVersions(site.url);
});
test.afterAll(async () => {
  await site.stop();
  await remove();
});

/** Copies a built release, with one path replaced. Returns its folder. */
async function withPath(of: string, path: string, replacement: string): Promise<string> {
  const release = await copyRelease(join(folder, `${of}${replacement}`), of);
  await edit(join(release, 'server/routes.js'), (text) => text.replace(`'${path}'`, `'${replacement}'`));
  return release;
}

/** The violations in the response to a refused request or command. */
async function refusalOf(refused: Promise<unknown>): Promise<string> {
  const error = await refused.then(
    () => undefined,
    (thrown: { message: string; output?: string; stderr?: string }) => thrown,
  );
  if (error === undefined) throw new Error('it was not refused');
  return `${error.message}\n${error.output ?? ''}`;
}

/** Stores routes that no server can read, as an earlier gate let them pass. */
function damage(database: string, version: string): void {
  const { DatabaseSync } = createRequire(join(root, 'platform/server/package.json'))('@photostructure/sqlite');
  const db = new DatabaseSync(database);
  db.prepare('UPDATE releases SET routes = ? WHERE version = ?').run('[{"path":"/","layout":"weird"}]', version);
  db.close();
}

const statusOf = async (path: string) => (await request(site.url, path)).status;

test('a page that is live is taken away only by its name', async () => {
  const renamed = await withPath('marketing-mfe', '/about', '/bulletin');
  expect(await refusalOf(sendRelease(send, 'marketing', renamed))).toContain(
    '/about: is live, and this marketing lacks it: put the page back, or repeat the command with --removes /about',
  );
  expect(await liveVersions(site.url)).toEqual(first);
  await sendRelease(send, 'marketing', renamed, { removes: ['/about'] });
  expect([await statusOf('/about'), await statusOf('/bulletin')]).toEqual([404, 200]);
});

test('sending again, promoting and rolling back are refused what another remote serves now', async () => {
  const taker = await withPath('chat-mfe', '/Chatbot', '/about');
  await sendRelease(send, 'chat', taker, { removes: ['/Chatbot'] });
  const live = await liveVersions(site.url);
  const marketing = { name: 'marketing', version: first.marketing, removes: ['/bulletin'] };
  const attempts = [
    () => sendRelease(send, 'marketing', join(root, 'marketing-mfe/dist'), { removes: ['/bulletin'] }),
    () => send('POST', '/api/deployments', marketing),
    () => runCommand(root, site, 'rollback', 'marketing', '--removes', '/bulletin'),
  ];
  for (const attempt of attempts) {
    const refusal = await refusalOf(attempt());
    expect(refusal).toContain(': 422)');
    expect(refusal).toContain('/about: belongs to the live chat (/about): give the page another path');
  }
  expect(await liveVersions(site.url)).toEqual(live);
  expect(await statusOf('/about')).toBe(200);
});

test('a roll-back takes a page away only by its name', async () => {
  expect(await refusalOf(runCommand(root, site, 'rollback', 'chat'))).toMatch(
    /\/about: is live, and this chat lacks it: .* --removes \/about/,
  );
  await runCommand(root, site, 'rollback', 'chat', '--removes', '/about');
  await runCommand(root, site, 'rollback', 'marketing', '--removes', '/bulletin');
  expect(await liveVersions(site.url)).toEqual(first);
  expect([await statusOf('/about'), await statusOf('/bulletin'), await statusOf('/Chatbot')]).toEqual([200, 404, 200]);
});

test('a stored release that cannot be read makes no list, switch or restart fail', async () => {
  const other = await withPath('marketing-mfe', '/faqs', '/questions');
  const { version } = await sendRelease(send, 'marketing', other, { removes: ['/faqs'] });
  await runCommand(root, site, 'rollback', 'marketing', '--removes', '/questions');
  await site.stop();
  damage(join(site.dataDir, 'site.db'), version);

  site = await startSite({ dataDir: site.dataDir });
  expect(site.output()).toContain('a stored release cannot be read and is left out');
  expect(await liveVersions(site.url)).toEqual(first);
  expect((await runCommand(root, site, 'releases')).stdout).toMatch(new RegExp(`${version.slice(0, 10)} +unreadable`));
  send = createSiteClient(site.url, publishToken(site.dataDir));
  const chat = await withPath('chat-mfe', '/Chatbot', '/talk');
  await sendRelease(send, 'chat', chat, { removes: ['/Chatbot'] });
  expect(await statusOf('/talk')).toBe(200);
});
