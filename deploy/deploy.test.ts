import { execFile, spawnSync } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
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
    const [, tested] = /^node=([\d.]+)$/m.exec(await readFile(join(root, '.ci/run'), 'utf8')) ?? [];
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
    // An exposure of 2.7 of 10. What is left: the network, and the namespaces of bubblewrap.
    await check('systemd-analyze', 'security', '--offline=true', '--threshold=27', unit);
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
