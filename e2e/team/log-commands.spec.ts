import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { liveVersions, readiness, request } from '../support/http.ts';
import { copyRelease, release, runCommand } from '../support/servers/releases.ts';
import { openDatabase, root, runSite, type Site, startSite, temporaryFolder } from '../support/servers/site.ts';
import { expect, test } from '../support/test.ts';
import { testAll } from '../support/tier.ts';

test.skip(!testAll, 'the unit tests of platform/server/deployments test the same without commands: npm run test:all');

// Serial, because the tests share a site.
test.describe.configure({ mode: 'default' });

let folder: string;
let remove: () => Promise<void>;
let site: Site;

test.beforeAll(async () => {
  ({ folder, remove } = await temporaryFolder());
  site = await startSite({ prepared: true, dataDir: join(folder, 'data') });
});
test.afterAll(async () => {
  await site.stop();
  await remove();
});

/** Runs a command that fails. */
const failed = (name: string, ...args: string[]): Promise<{ code: number; stderr: string }> =>
  runCommand(root, site, name, ...args).then(
    () => Promise.reject(new Error(`${name} ${args.join(' ')} did not fail`)),
    (error) => error,
  );

const json = async (name: string, ...args: string[]) =>
  JSON.parse((await runCommand(root, site, name, ...args, '--json')).stdout);

test('a release is compared with another one, and an earlier one is promoted', async () => {
  const { marketing: first = '' } = await liveVersions(site.url);
  const other = await copyRelease(join(folder, 'other'));
  await writeFile(join(other, 'web/note.1.txt'), 'Another release.');
  const { version } = await release(site, 'marketing', other);
  const compared = await json('releases', 'marketing-mfe', '--diff', first.slice(0, 8), 'live');
  expect(compared).toMatchObject({ name: 'marketing', from: first, to: version, pages: {}, dependencies: {} });
  expect(compared.files).toEqual({ 'web/note.1.txt': { after: 16 } });
  expect(compared.texts).toEqual({ pages: [], isComplete: true });

  await json('promote', 'marketing-mfe', first.slice(0, 8), '--no-browser', '--note', 'Back');
  expect((await liveVersions(site.url)).marketing).toBe(first);
  const { releases } = await json('releases');
  const { deployments } = releases.find(({ name }: { name: string }) => name === 'marketing');
  expect(deployments[0]).toMatchObject({
    version: first,
    note: 'Back',
    report: { rendered: { pages: expect.any(Number) } },
  });
  const { stdout } = await runCommand(root, site, 'releases');
  expect(stdout).toMatch(/live +\w{10} .* promote .* \d+ pages, first .* Back/);
});

test('a pinned release is not replaced until it is unpinned; exit codes name the cause', async () => {
  await runCommand(root, site, 'pin', 'marketing-mfe', '--note', 'The fair is on');
  const refused = await failed('rollback', 'marketing-mfe');
  expect([refused.code, refused.stderr]).toEqual([3, expect.stringContaining('The fair is on')]);
  expect((await failed('pin', 'marketing-mfe')).code).toBe(2);
  expect((await failed('promote', 'marketing-mfe', 'nothing')).code).toBe(2);
  expect((await failed('pin', 'marketing-mfe', '--nonsense')).code).toBe(2);
  expect((await failed('releases', '--to', 'http://127.0.0.1:1')).code).toBe(4);
  await runCommand(root, site, 'pin', 'marketing-mfe', '--off');
  await runCommand(root, site, 'rollback', 'marketing-mfe');
});

test('the pages of a retired remote are removed, and return with a promotion', async () => {
  const { chat = '' } = await liveVersions(site.url);
  expect((await request(site.url, '/Chatbot')).status).toBe(200);
  const retired = await runCommand(root, site, 'retire', 'chat-mfe', '--note', 'Nobody asks');
  expect(retired.stdout).toMatch(/\d+ pages link to pages that are gone:\n {2}\/\S*: \/Chatbot\n/);
  expect((await request(site.url, '/Chatbot')).status).toBe(404);
  expect(await liveVersions(site.url)).not.toHaveProperty('chat');
  expect((await request(site.url, '/')).status).toBe(200);
  expect((await failed('retire', 'chat-mfe')).code).toBe(3);
  await runCommand(root, site, 'promote', 'chat', chat, '--no-browser');
  expect((await request(site.url, '/Chatbot')).status).toBe(200);
});

test('new releases are not collected', async () => {
  expect(await json('collect')).toMatchObject({ releases: [], files: 0, bytes: 0, keep: 10 });
});

test('an altered log is refused: live releases are served, deployments and starts fail', async () => {
  const execute = (statement: string) => {
    const database = openDatabase(site.dataDir);
    database.exec(statement);
    database.close();
  };
  const newest = 'where seq = (select max(seq) from deployments)';
  execute(`update deployments set note = 'altered' ${newest}`);
  const refused = await failed('rollback', 'marketing-mfe');
  expect([refused.code, refused.stderr]).toEqual([3, expect.stringMatching(/entry \d+ has other content/)]);
  expect(await readiness(site.url)).toMatchObject({ status: 'degraded' });
  expect((await request(site.url, '/')).status).toBe(200);
  await site.stop();
  const ended = await runSite({ dataDir: site.dataDir, serve: true });
  expect([ended.code, ended.stdout + ended.stderr]).toEqual([1, expect.stringMatching(/entry \d+ has other content/)]);
  execute(`update deployments set note = null ${newest}`);
  site = await startSite({ dataDir: site.dataDir, serve: true });
  expect(await readiness(site.url)).toMatchObject({ status: 'ok' });
});
