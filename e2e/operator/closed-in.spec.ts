import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePorts } from '@platform/cli/process/run';
import { request } from '../support/http.ts';
import { canCloseIn, type RootFolder, runClosedIn, startClosedIn } from '../support/servers/closed-in.ts';
import { newMessage, postMessage } from '../support/servers/messages.ts';
import { copyPrepared } from '../support/servers/prepared.ts';
import { root, runProgram } from '../support/servers/site.ts';
import { expect, test } from '../support/test.ts';

test.skip(!canCloseIn, 'bubblewrap does not work here');

/** The version of Node in the image, if it is available. */
const NODE = process.env.OTHER_NODE ?? process.execPath;

const read = (name: string) => readFile(join(root, 'deploy', name), 'utf8');

/** Returns the words after each line's `word`, such as the pairs of `ENV`. */
const linesOf = (text: string, word: string) =>
  [...text.matchAll(new RegExp(`^${word}[ =](.*)$`, 'gm'))].map(([, rest = '']) => rest);

const pairsOf = (words: string): Record<string, string> =>
  Object.fromEntries(words.split(' ').map((pair) => [pair.split('=')[0], pair.slice(pair.indexOf('=') + 1)]));

/** Writes the site as it is deployed, and a data folder in which everything is released. */
async function exported(folder: string) {
  const [site, data] = [join(folder, 'site'), join(folder, 'data')];
  const { code, stderr } = await runProgram([join(root, 'platform/cli/run.mjs'), 'export', site], {});
  expect(`${code} ${stderr}`).toBe('0 ');
  await mkdir(data);
  await copyPrepared(data);
  return { site, data };
}

/** A program that tries to write into each folder, and prints those that it could write to, and as who. */
const writing = (folders: readonly string[]) => `
  const open = ${JSON.stringify(folders)}.filter((folder) => {
    try { require('node:fs').writeFileSync(folder + '/written', ''); return true; } catch { return false; }
  });
  console.log(process.getuid(), open.join());`;

/** Uses a site: a page, its script, and a message. */
async function use(url: string) {
  const page = await request(url, '/about');
  const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(page.body.toString()) ?? [];
  const responses = [page, await request(url, script), await postMessage(url, newMessage())];
  return responses.map(({ status }) => status);
}

// In the full tier: exports the site; sandbox.test.ts and deploy.test.ts test its parts.
test('started like in the image, the site runs in its own root folder, not as root, and can write to one folder @full', async ({
  folder,
}) => {
  const { site, data } = await exported(folder);
  const [, stage = ''] = (await read('Dockerfile')).split(/^FROM (?!.*AS build)/m);
  const [port = 0] = await freePorts(1);
  const env: Record<string, string> = {
    PATH: '/usr/local/bin:/usr/bin:/bin',
    ...pairsOf(linesOf(stage, 'ENV').join(' ')),
    PORT: String(port),
  };
  const system = ['bin', 'lib', 'lib64'].flatMap((name) => ['--symlink', `usr/${name}`, `/${name}`]);
  const image: RootFolder = {
    uid: Number(linesOf(stage, 'USER')[0]?.split(':')[0]),
    env,
    mounts: [
      // The image has no bubblewrap.
      ...['--ro-bind', '/usr', '/usr', ...system, '--ro-bind', '/dev/null', '/usr/bin/bwrap'],
      ...['--ro-bind', NODE, '/opt/node', '--ro-bind', site, '/site', '--bind', data, env.DATA_DIR ?? ''],
      ...['--proc', '/proc', '--dev', '/dev', '--tmpfs', '/tmp', '--chdir', linesOf(stage, 'WORKDIR')[0] ?? ''],
    ],
  };
  const commandOf = (line = '') => ['/opt/node', ...JSON.parse(line).slice(1)];
  const server = await startClosedIn(image, commandOf(linesOf(stage, 'CMD')[0]));
  try {
    expect(await use(`http://127.0.0.1:${port}`)).toEqual([200, 200, 201]);
    expect(server.output()).not.toMatch(/^warning/m);
    const healthcheck = /HEALTHCHECK .* CMD (.*)$/m.exec(stage)?.[1];
    expect(runClosedIn(image, commandOf(healthcheck))).toEqual({ code: 0, output: '' });
    expect(runClosedIn({ ...image, env: { ...env, PORT: '1' } }, commandOf(healthcheck)).code).toBe(1);
    const tried = writing(['/', '/site', '/site/server', '/usr', '/tmp', '/data']);
    expect(runClosedIn(image, ['/opt/node', '-e', tried]).output).toBe('1000 /tmp,/data\n');
  } finally {
    expect(await server.stop()).toBe(0);
  }
});

// In the full tier: exports the site again.
test('started like by systemd, the site is sandboxed, and sandboxes the code of remotes @full', async ({ folder }) => {
  const { site, data } = await exported(folder);
  const [port = 0] = await freePorts(1);
  const unit = (await read('site@.service')).replaceAll('%i', String(port));
  const env = pairsOf(linesOf(unit, 'Environment').join(' '));
  const service: RootFolder = {
    uid: 999,
    env: { PATH: '/usr/bin:/bin', OWNER_ACCESS: 'loopback', ...env },
    // As ProtectSystem, ProtectHome, PrivateTmp, PrivateDevices and StateDirectory have it.
    mounts: [
      ...['--ro-bind', '/', '/', '--dev', '/dev', '--proc', '/proc', '--tmpfs', '/home', '--tmpfs', '/root'],
      ...['--tmpfs', '/opt', '--ro-bind', NODE, '/opt/node', '--ro-bind', site, `/opt/site/${port}`],
      ...['--tmpfs', '/var/lib', '--bind', data, env.DATA_DIR ?? '', '--tmpfs', '/tmp'],
      ...['/home', '/root', '/opt', '/var/lib'].flatMap((path) => ['--remount-ro', path]),
      ...['--chdir', linesOf(unit, 'WorkingDirectory')[0] ?? ''],
    ],
  };
  const commandOf = (line = '') => ['/opt/node', ...line.split(' ').slice(1)];
  const server = await startClosedIn(service, commandOf(linesOf(unit, 'ExecStart')[0]));
  try {
    expect(await use(`http://127.0.0.1:${port}`)).toEqual([200, 200, 201]);
    // The inbox of a deployed site is closed in any environment.
    expect((await request(`http://127.0.0.1:${port}`, '/api/v1/contact')).status).toBe(403);
    expect(server.output()).toMatch(/^sandbox .*bubblewrap, a filter of system calls$/m);
    expect(runClosedIn(service, commandOf(linesOf(unit, 'ExecStartPost')[0])).code).toBe(0);
    const tried = writing(['/', '/etc', '/usr', '/opt', `/opt/site/${port}`, '/var/lib/site', '/tmp']);
    expect(runClosedIn(service, ['/opt/node', '-e', tried]).output).toBe('999 /var/lib/site,/tmp\n');
  } finally {
    expect(await server.stop()).toBe(0);
  }
});
