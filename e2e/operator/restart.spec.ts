import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { Agent, type IncomingMessage, request } from 'node:http';
import { Agent as TlsAgent, request as tlsRequest } from 'node:https';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePorts } from '@platform/cli/process/run';
import { nginxIsInstalled } from '@platform/cli/testing/nginx.fixture';
import { JSON_TYPE, newMessage } from '../support/servers/messages.ts';
import { copyPrepared } from '../support/servers/prepared.ts';
import { root, runProgram } from '../support/servers/site.ts';
import { expect, test } from '../support/test.ts';
import { testAll } from '../support/tier.ts';

test.skip(!testAll, 'starts servers behind two proxies: npm run test:all');
test.setTimeout(600_000);

const run = promisify(execFile);

/** Clients that send one request after the other, each over a connection that it keeps. */
const CLIENTS = 16;

const PATHS = ['/', '/about', '/team', '/faqs', '/services/ecommerce', '/api/registry'];

interface Proxy {
  /** Such as `https://127.0.0.1:4000`. */
  readonly url: string;
  stop(): Promise<void>;
}

type StartProxy = (folder: string, ports: readonly number[]) => Promise<Proxy>;

const read = (name: string) => readFile(join(root, 'deploy', name), 'utf8');

/** nginx with deploy/nginx.conf: with a certificate of its own, and at another port than 443. */
const nginx: StartProxy = async (folder, [one, two]) => {
  const [port] = await freePorts(1);
  const names = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  await run('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=a', ...names]);
  const conf = (await read('nginx.conf'))
    .replace(/server \{\n\s*listen 80;[\s\S]*?\n\}\n/, '')
    .replace(/\/etc\/letsencrypt\/\S*\//g, `${folder}/`)
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    .replace(/.*listen \[::\].*\n/, '')
    .replace('127.0.0.1:3001', `127.0.0.1:${one}`)
    .replace('127.0.0.1:3002', `127.0.0.1:${two}`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${kind};`);
  // The processes of an nginx that root starts cannot write into its folder.
  const http = `${temporary.join(' ')} access_log off; proxy_max_temp_file_size 0; ${conf}`;
  await writeFile(join(folder, 'nginx.conf'), `pid nginx.pid; daemon off; events {} http { ${http} }`);
  return started(`https://127.0.0.1:${port}`, 'nginx', [
    '-p',
    folder,
    '-e',
    'error.log',
    '-c',
    join(folder, 'nginx.conf'),
  ]);
};

/** Caddy with deploy/Caddyfile, without https: it would ask for a certificate. */
const caddy: StartProxy = async (folder, ports) => {
  const [port] = await freePorts(1);
  const url = `http://127.0.0.1:${port}`;
  const SERVERS = ports.map((serverPort) => `127.0.0.1:${serverPort}`).join(' ');
  const env = { DOMAIN: url, SERVERS, HOME: folder, CADDY_ADMIN: `unix/${folder}/caddy.sock` };
  return started(url, 'caddy', ['run', '--adapter', 'caddyfile', '--config', join(root, 'deploy/Caddyfile')], env);
};

async function started(url: string, program: string, args: string[], env = {}): Promise<Proxy> {
  const PATH = `${process.env.PATH}:/usr/sbin`;
  const child = spawn(program, args, { env: { ...process.env, PATH, ...env }, stdio: 'ignore' });
  const ended = once(child, 'exit');
  const proxy = {
    url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
  await expect.poll(() => sendRequest(url, '/').catch(() => 0)).toBe(200);
  return proxy;
}

const agents = {
  http: () => new Agent({ keepAlive: true, maxSockets: 1 }),
  https: () => new TlsAgent({ keepAlive: true, maxSockets: 1, rejectUnauthorized: false }),
};

/** Sends a GET request, or a message. Resolves with the status when the response has arrived as a whole. */
async function sendRequest(url: string, path: string, agent = agentOf(url), body?: string): Promise<number> {
  const send = url.startsWith('https:') ? tlsRequest : request;
  const sent = send(url + path, {
    agent,
    method: body === undefined ? 'GET' : 'POST',
    headers: body === undefined ? {} : JSON_TYPE,
  });
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  return response.statusCode ?? 0;
}

const agentOf = (url: string) => (url.startsWith('https:') ? agents.https() : agents.http());

/** Uses the site without pause until `isOver`. Returns how often each outcome was seen: a status, or an error's code. */
async function sendUntil(url: string, isOver: () => boolean): Promise<Record<string, number>> {
  const outcomes: Record<string, number> = {};
  const startedAt = performance.now();
  const client = async (start: number) => {
    const agent = agentOf(url);
    for (let i = start; !isOver(); i += 1) {
      const message = i % 5 === 0 ? JSON.stringify({ ...newMessage(), id: randomUUID() }) : undefined;
      const path = message === undefined ? (PATHS[i % PATHS.length] ?? '/') : '/api/v1/contact';
      const status = await sendRequest(url, path, agent, message).catch((error: { code: string }) => error.code);
      const outcome = /^20[01]$/.test(`${status}`)
        ? status
        : `${status} ${path} after ${Math.round(performance.now() - startedAt)} ms`;
      outcomes[`${outcome}`] = (outcomes[`${outcome}`] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, i) => client(i)));
  return outcomes;
}

for (const [name, startProxy, isInstalled] of [
  ['nginx', nginx, nginxIsInstalled()],
  ['Caddy', caddy, await run('caddy', ['version']).then(Boolean, () => false)],
] as const) {
  test(`deploy/restart.sh behind ${name} fails no request, whichever version it starts, even if a version does not start`, async ({
    folder,
  }) => {
    test.skip(!isInstalled && process.env.CI === undefined, `${name} is not installed`);
    const [programs, data, bin, site] = ['programs', 'data', 'bin', 'exported'].map((part) => join(folder, part)) as [
      string,
      string,
      string,
      string,
    ];
    for (const part of [programs, data, bin]) await mkdir(part);
    const { code, stderr } = await runProgram([join(root, 'platform/cli/run.mjs'), 'export', site], {});
    expect(`${code} ${stderr}`).toBe('0 ');
    await copyPrepared(data);
    const standIn = join(root, 'e2e/support/servers/systemctl.mjs');
    await writeFile(
      join(bin, 'systemctl'),
      `#!/bin/sh
exec ${process.execPath} ${standIn} "$@"
`,
      { mode: 0o755 },
    );
    const ports = await freePorts(2);
    const variables = { DATA_DIR: data, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' };
    const unitFile = join(root, 'deploy/site@.service');
    const SYSTEMCTL = JSON.stringify({
      unitFile,
      state: folder,
      programs,
      variables,
      ports: { 3001: ports[0], 3002: ports[1] },
    });
    const env = { ...process.env, PATH: `${bin}:${process.env.PATH}`, PROGRAMS: programs, SYSTEMCTL };
    const restart = (...args: string[]) =>
      run(join(root, 'deploy/restart.sh'), args, { env }).then(
        ({ stdout }) => stdout.trim(),
        ({ stderr: messages }: { stderr: string }) => messages.trim(),
      );
    let proxy: Proxy | undefined;
    try {
      expect(await restart(site)).toBe('The server at port 3001 runs.');
      proxy = await startProxy(folder, ports);
      let isOver = false;
      const used = sendUntil(proxy.url, () => isOver);
      const messages = [];
      try {
        messages.push(await restart(), await restart(site), await restart('back'));
        await writeFile(join(site, 'serve.mjs'), 'process.exit(1);');
        messages.push(await restart(site));
      } finally {
        isOver = true;
      }
      const outcomes = await used;
      test.info().annotations.push({ type: 'outcomes', description: JSON.stringify(outcomes) });
      expect(messages).toEqual([
        'The server at port 3002 runs.',
        'The server at port 3001 runs.',
        'The server at port 3002 runs.',
        'It does not start (journalctl -u site@3001). The server at port 3002 goes on.',
      ]);
      expect(Object.keys(outcomes).sort()).toEqual(['200', '201']);
    } finally {
      await proxy?.stop();
      for (const port of ['3001', '3002']) await run('systemctl', ['stop', `site@${port}`], { env });
    }
  });
}
