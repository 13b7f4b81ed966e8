import { spawn } from 'node:child_process';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { isListening, request } from '../support/http.ts';
import { JSON_TYPE, newMessage } from '../support/servers/messages.ts';
import { copyPrepared } from '../support/servers/prepared.ts';
import { addressIn, root, siteArguments, startSite } from '../support/servers/site.ts';
import { expect, test } from '../support/test.ts';

/** Clients that send one request after the other, each over a connection of its own. */
const CLIENTS = 32;

/** Requests after which the site gets SIGTERM. */
const REQUESTS = 1500;

test('SIGTERM ends the site with code 0: no request of 32 busy clients is reset, and an incomplete request does not delay the end', async () => {
  const site = await startSite({ prepared: true, env: { RATE_LIMITS: 'off' } });
  const { hostname, port } = new URL(site.url);
  const html = (await request(site.url, '/')).body.toString();
  const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(html) ?? [];
  const paths = ['/', '/about', '/nowhere', script, '/api/registry', '/readyz'];
  const outcomes = new Map<string, number>();
  const last: string[] = [];
  let stopped: Promise<number | null> | undefined;

  const half = connect(Number(port), hostname);
  const halfEnds = text(half);
  half.write(
    'POST /api/v1/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"name":',
  );

  async function client(start: number): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let i = start; ; i += 1) {
      const path = paths[i % paths.length] ?? '/';
      const post = { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(newMessage()) };
      const outcome = await (i % 5 === 0
        ? request(site.url, '/api/v1/contact', { agent, ...post })
        : request(site.url, path, { agent })
      ).then(
        ({ status, headers }) => `${status} ${headers.connection}`,
        (error: { code: string }) => error.code,
      );
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      if ([...outcomes.values()].reduce((a, b) => a + b) >= REQUESTS) stopped ??= site.stop();
      if (!/^\d/.test(outcome)) return void last.push(outcome);
    }
  }

  await Promise.all(Array.from({ length: CLIENTS }, (_, i) => client(i)));
  // Each client ends when its connection was closed by a response and a new one is refused. None was reset.
  expect(last).toEqual(Array(CLIENTS).fill('ECONNREFUSED'));
  expect([...outcomes.keys()].sort()).toEqual(
    expect.arrayContaining(['200 close', '200 keep-alive', '201 keep-alive', '503 keep-alive']),
  );
  expect([...outcomes.keys()].filter((outcome) => !/^(200|201|404|503) |^ECONNREFUSED$/.test(outcome))).toEqual([]);
  expect(await halfEnds).toMatch(/^HTTP\/1\.1 408 /);
  expect(await stopped).toBe(0);
  expect(await isListening(site.url)).toBe(false);
});

// In the full tier: starts a site of its own.
test('the site stops when the process that started it has ended @full', async ({ folder }) => {
  await copyPrepared(folder);
  const start = `require('node:child_process').spawn(process.execPath, ${JSON.stringify(siteArguments({}))}, {
    stdio: ['ignore', 'inherit', 'ignore'],
  });`;
  const parent = spawn(process.execPath, ['-e', start], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let printed = '';
  parent.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    printed += chunk;
  });
  const url = (await addressIn(parent, () => printed)) ?? 'http://127.0.0.1:1';
  expect(await isListening(url)).toBe(true);
  parent.kill('SIGKILL');
  await expect.poll(() => isListening(url)).toBe(false);
});
