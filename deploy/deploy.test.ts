import { execFile, spawnSync } from 'node:child_process';
import { appendFile, copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { validate } from 'dockerfile-utils';

const here = import.meta.dirname;
const root = join(here, '..');
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/local/sbin:/usr/sbin:/sbin` };

/** Runs a program. Resolves with what it prints; rejects with that if it fails. */
async function check(program: string, ...args: string[]): Promise<string> {
  try {
    const { stdout, stderr } = await promisify(execFile)(program, args, { env, cwd: folder });
    return stdout + stderr;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(stdout + stderr);
  }
}

/** `describe`, or its `skip` where a program is not installed. In CI it must be. */
const withProgram = (program: string, ...args: string[]) =>
  process.env.CI || spawnSync(program, args, { env }).status === 0 ? describe : describe.skip;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deploy-'));
});
afterAll(() => rm(folder, { recursive: true }));

const read = (name: string) => readFile(join(here, name), 'utf8');

describe('the image', () => {
  it('has a Dockerfile without faults', async () => {
    // Docker 25 has the flag --start-interval, which the linter does not know yet.
    const text = (await read('Dockerfile')).replace(' --start-interval=1s', '');
    expect(validate(text).map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual([]);
    expect(validate(text.replace('COPY --from', 'COPPY --from'))).not.toEqual([]);
  });

  it('runs the version of Node with which the tests run as well', async () => {
    const versions = [...(await read('Dockerfile')).matchAll(/^FROM node:([\d.]+)-/gm)].map(([, version]) => version);
    const [, tested] = /--node ([\d.]+)/.exec(await readFile(join(root, '.ci/run'), 'utf8')) ?? [];
    expect(versions).toEqual([tested, tested]);
  });
});

describe('compose.yaml', () => {
  const lint = () => {
    const dclint = join(root, 'node_modules/dclint/bin/dclint.cjs');
    // Visitors come from everywhere, to Caddy alone.
    return check(
      process.execPath,
      dclint,
      folder,
      '--max-warnings=0',
      '--disable-rule=no-unbound-port-interfaces',
      '--disable-rule=require-quotes-in-ports',
    );
  };

  it('keeps to the schema', async () => {
    await copyFile(join(here, 'compose.yaml'), join(folder, 'compose.yaml'));
    await lint();
    const broken = (await read('compose.yaml')).replace('read_only: true', 'readonly: true');
    await writeFile(join(folder, 'compose.yaml'), broken);
    await expect(lint()).rejects.toThrow(/must NOT have additional properties/);
  });
});

withProgram('systemd-analyze', '--version')('the unit for systemd', () => {
  it('is understood, and closes the server in', async () => {
    const unit = join(folder, 'site@.service');
    // The program need not be where the unit looks for it.
    await writeFile(unit, (await read('site@.service')).replaceAll('/usr/bin/node', process.execPath));
    expect(await check('systemd-analyze', 'verify', unit)).toBe('');
    // An exposure of 2.9 of 10. What is left: the network, the namespaces of bubblewrap, and openat2, which it needs.
    await check('systemd-analyze', 'security', '--offline=true', '--threshold=29', unit);
    await writeFile(unit, (await readFile(unit, 'utf8')).replace('ProtectSystem', 'ProtectSytsem'));
    expect(await check('systemd-analyze', 'verify', unit)).toMatch(/ProtectSytsem/);
  });
});

withProgram('nginx', '-v')('nginx.conf', () => {
  const test = async (text: string) => {
    await writeFile(join(folder, 'site.conf'), text.replace(/\/etc\/letsencrypt\/\S*\//g, `${folder}/`));
    const main = `pid ${folder}/nginx.pid; events {} http { include site.conf; }`;
    await writeFile(join(folder, 'nginx.conf'), main);
    return check('nginx', '-t', '-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf'));
  };

  it('is understood', async () => {
    const names = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
    await check('openssl', 'req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=a', ...names);
    const text = await read('nginx.conf');
    expect(await test(text)).not.toMatch(/warn|emerg/);
    await expect(test(text.replace('proxy_pass', 'proxy_pas'))).rejects.toThrow(/proxy_pas/);
  });
});

withProgram('caddy', 'version')('the Caddyfile', () => {
  it('is understood, and formatted', async () => {
    Object.assign(env, { DOMAIN: 'studio285.example', SERVERS: '127.0.0.1:3001 127.0.0.1:3002', HOME: folder });
    const file = join(here, 'Caddyfile');
    expect(await check('caddy', 'validate', '--adapter', 'caddyfile', '--config', file)).toMatch(/Valid configuration/);
    expect(await check('caddy', 'fmt', file)).toBe(await read('Caddyfile'));
    const broken = join(folder, 'Caddyfile');
    await writeFile(broken, (await read('Caddyfile')).replace('health_uri', 'health_url'));
    await expect(check('caddy', 'validate', '--adapter', 'caddyfile', '--config', broken)).rejects.toThrow(
      /health_url/,
    );
  });
});

describe('install.sh', () => {
  const OS = { bookworm: 'ID=debian\nVERSION_ID="12"\n', noble: 'ID=ubuntu\nVERSION_ID="24.04"\n' };
  const FILES = [
    'etc/apt/sources.list.d/nodesource.sources',
    'etc/caddy/Caddyfile',
    'etc/site.env',
    'etc/systemd/system/caddy.service.d/site.conf',
    'etc/systemd/system/site@.service',
    'etc/systemd/system/site@.service.d/backups.conf',
  ];

  /** Runs the script in an own root folder with a system. Resolves with its status and what it prints. */
  async function install(os: string, ...args: string[]) {
    const at = await mkdtemp(join(folder, 'root-'));
    for (const name of ['etc', 'proc']) await mkdir(join(at, name));
    await writeFile(join(at, 'etc/os-release'), os);
    const again = () => {
      const { status, stdout, stderr } = spawnSync('sh', [join(here, 'install.sh'), ...args], {
        env: { ...env, ROOT: at },
        encoding: 'utf8',
      });
      return { status, output: stdout + stderr };
    };
    await writeFile(join(at, 'proc/meminfo'), 'MemTotal: 2000000 kB\n');
    return { at, again, ...again() };
  }

  it.each([OS.bookworm, OS.noble])('writes its files in a clean root folder, and the same ones again', async (os) => {
    const { at, again, status, output } = await install(os, 'site.example');
    expect([status, output]).toEqual([0, expect.stringContaining('Done: https://site.example/admin')]);
    // A run that cannot build must not leave Caddy with its old file: the next run finds it written already.
    const steps = ['restart caddy', 'npm run --silent export', 'deploy/restart.sh'].map((step) => output.indexOf(step));
    expect(steps.toSorted((a, b) => a - b)).toEqual(steps);
    expect(steps[0]).toBeGreaterThan(0);
    const contents = () => Promise.all(FILES.map((file) => readFile(join(at, file), 'utf8')));
    const first = await contents();
    expect((await stat(join(at, 'etc/site.env'))).mode & 0o777).toBe(0o600);
    expect(first[2]).toMatch(
      /^PUBLIC_URL=https:\/\/site\.example\nADMIN_PASSWORD=\S{24}\nPUBLISH_TOKEN=\w{48}\nBACKUP_DIR=/,
    );
    await appendFile(join(at, 'etc/site.env'), 'SMTP_URL=smtp://mail.example\n');
    expect(again().status).toBe(0);
    const second = await contents();
    expect(second[2]).toBe(`${first[2]}SMTP_URL=smtp://mail.example\n`);
    expect(second.toSpliced(2, 1)).toEqual(first.toSpliced(2, 1));
    expect((await readdir(at, { recursive: true })).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('backs up before an upgrade as the user of the service, by its own program and with its key', async () => {
    const { at, again } = await install(OS.bookworm, 'site.example');
    expect(again().output).not.toContain('runuser');
    for (const port of [3001, 3002]) await mkdir(join(at, `opt/site/${port}/server`), { recursive: true });
    await writeFile(join(at, 'opt/site/3002/server/backup-program.js'), '');
    await mkdir(join(at, 'var/lib/site'), { recursive: true });
    await writeFile(join(at, 'var/lib/site/site.db'), '');
    await appendFile(join(at, 'etc/site.env'), 'BACKUP_KEY="a key of $ and words"\n');
    const { status, output } = again();
    expect([status, output]).toEqual([
      0,
      expect.stringMatching(
        /runuser -u site -- node \/opt\/site\/3002\/server\/backup-program\.js \/var\/backups\/site\/before-\d{8}t\d{6}z\.backup/,
      ),
    ]);
    expect(output).not.toContain('a key of');
    expect(output.indexOf('runuser')).toBeLessThan(output.indexOf('deploy/restart.sh'));
  });

  it('only prints what it would do in a dry run', async () => {
    const { at, status, output } = await install(OS.bookworm, 'site.example', '--dry-run');
    expect(status).toBe(0);
    for (const step of ['apt-get -qy install nodejs', 'deploy/restart.sh', 'ufw allow 443/tcp', 'write /etc/site.env'])
      expect(output).toContain(step);
    expect((await readdir(at, { recursive: true })).sort()).toEqual(['etc', 'etc/os-release', 'proc', 'proc/meminfo']);
  });

  it.each([
    ['another system', 'ID=debian\nVERSION_ID="11"\n', ['site.example'], /This is debian 11/],
    ['no domain', OS.bookworm, [], /^Usage/],
    ['a domain that is a command', OS.bookworm, ['a.example;reboot'], /^Usage/],
    ['an address', OS.bookworm, ['https://site.example'], /^Usage/],
  ])('refuses %s, and changes nothing', async (_, os, args, message) => {
    const { at, status, output } = await install(os, ...args);
    expect([status, output]).toEqual([1, expect.stringMatching(message)]);
    expect(await readdir(join(at, 'etc'))).toEqual(['os-release']);
  });

  it('refuses a machine with too little memory', async () => {
    const { at, again } = await install(OS.bookworm, 'site.example', '--dry-run');
    await writeFile(join(at, 'proc/meminfo'), 'MemTotal: 500000 kB\n');
    expect(again()).toMatchObject({ status: 1, output: expect.stringContaining('488 MB of memory') });
  });
});
