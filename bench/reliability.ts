import { mkdtemp, rm } from 'node:fs/promises';
import { METHODS, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunningServer } from '@platform/cli/testing/running-server.fixture';
import autocannon from 'autocannon';
import type { Figure } from './report.ts';
import { HEAP_PROBE, heapMegabytes, residentMegabytes, startBuiltSite, startSite } from './running-site.ts';

const none = (name: string, value: number): Figure => ({ name, value, unit: '', target: { atMost: 0 } });
const count = (name: string, value: number): Figure => ({ name, value, unit: '' });
const random = (max: number) => Math.floor(Math.random() * max);
const pick = <Item>(items: readonly Item[]) => items[random(items.length)] as Item;

/** Runs `work` in this number of rows at once until it has been called `calls` times. */
async function inRows(rows: number, calls: number, work: (i: number) => Promise<void>): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: rows }, async () => {
      while (next < calls) await work(next++);
    }),
  );
}

const LETTER = { name: 'Ada', email: 'ada@visitor.example', subject: '', message: 'Hello' };
const json = (body: unknown) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Kills a site while 16 visitors send messages, again and again on one DATA_DIR, and counts acknowledged messages that are lost. */
export async function measureKills(kills: number): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-kills-'));
  const start = () =>
    startSite({ DATA_DIR: dataDir, RATE_LIMITS: 'off', OWNER_ACCESS: 'loopback', LOG_LEVEL: 'silent' });
  const acknowledged: string[] = [];
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      const site = await start();
      const last = acknowledged.length + 1 + random(2000);
      const visit = async () => {
        for (;;) {
          const response = await fetch(`${site.url}/api/v1/contact`, json(LETTER));
          if (response.status !== 201) throw new Error(`status ${response.status}`);
          acknowledged.push(((await response.json()) as { id: string }).id);
          if (acknowledged.length === last) process.kill(site.pid, 'SIGKILL');
        }
      };
      await Promise.allSettled(Array.from({ length: 16 }, visit));
      await site.stop();
    }
    const site = await start();
    const stored = new Set<string>();
    for (let next = '/api/v1/contact?limit=100'; next !== ''; ) {
      const response = await fetch(new URL(next, site.url));
      for (const { id } of (await response.json()) as { id: string }[]) stored.add(id);
      next = /^<(.*)>; rel="next"$/.exec(response.headers.get('Link') ?? '')?.[1] ?? '';
    }
    await site.stop();
    const lost = acknowledged.filter((id) => !stored.has(id)).length;
    return [count('kills', kills), count('acknowledged messages', acknowledged.length), none('lost', lost)];
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

const PATHS =
  '/ /about /blogs /nothing /api/chat /api/v1/contact /api/registry /api/search /api/session /assets/x.js /healthz'.split(
    ' ',
  );
const TEXTS = [
  '',
  '%',
  '%00',
  '%ff',
  '..',
  '//',
  '?',
  '?a=%',
  '&&',
  '[]',
  '\\',
  '{}',
  '/api',
  ':',
  ';',
  'é',
  "'",
  '"',
  '~',
  '0',
];
const HEADERS = (
  'accept accept-encoding accept-language authorization content-encoding content-type cookie expect if-none-match if-range origin ' +
  'range sec-fetch-site x-forwarded-for x-forwarded-host'
).split(' ');

/** Sends random requests, and counts responses of 500 and above, and requests without a response. */
export async function measureFuzz(requests: number): Promise<Figure[]> {
  const site = await startBuiltSite({ RATE_LIMITS: 'off', LOG_LEVEL: 'silent' });
  const text = () => Array.from({ length: random(4) }, () => pick(TEXTS)).join('');
  const faults: string[] = [];
  try {
    await inRows(16, requests, async () => {
      const method = pick(METHODS.filter((name) => name !== 'CONNECT'));
      const path = encodeURI(pick(PATHS) + text()).replaceAll('%25', '%');
      const headers = Object.fromEntries(
        Array.from({ length: random(5) }, () => [pick(HEADERS), encodeURI(text() + random(1000))]),
      );
      const body =
        method === 'GET' || method === 'HEAD'
          ? ''
          : pick(['{', '[', '"', 'a=b&', '\0']).repeat(random(pick([9, 200_000])));
      const status = await statusOf(site, { method, path, headers }, body);
      if (status === undefined || status >= 500) faults.push(`${status} ${method} ${path} ${JSON.stringify(headers)}`);
    });
  } finally {
    await site.stop();
  }
  console.log(faults.slice(0, 20).join('\n'));
  return [count('fuzzed requests', requests), none('without a response below 500', faults.length)];
}

/** Returns the status of the response to a request; 0 if a body was refused by a reset, undefined if there is none. */
const statusOf = ({ url }: RunningServer, options: object, body: string) =>
  new Promise<number | undefined>((resolve) => {
    const sent = request(url, { ...options, agent: false, timeout: 10_000 }, (response) => {
      response.resume().on('error', () => undefined);
      resolve(response.statusCode);
    });
    sent.on('error', () => resolve(body.length > 9 ? 0 : undefined)).on('timeout', () => sent.destroy());
    sent.end(body);
  });

/** Sends a request from each of many addresses. Returns the memory after a fifth of them, and by how much it has grown at the end. */
export async function measureAddresses(addresses: number): Promise<Figure[]> {
  const heapFile = join(await mkdtemp(join(tmpdir(), 'site-heap-')), 'heap');
  const dataDir = join(heapFile, '../data');
  const site = await startSite(
    { DATA_DIR: dataDir, TRUST_PROXY: '1', LOG_LEVEL: 'silent', HEAP_FILE: heapFile },
    HEAP_PROBE,
  );
  let sent = 0;
  const address = () => {
    sent += 1;
    return `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}`;
  };
  const send = async (amount: number) => {
    const { body, ...init } = json({});
    await autocannon({
      url: `${site.url}/api/v1/contact`,
      connections: 32,
      amount,
      requests: [
        {
          ...init,
          method: 'POST',
          body,
          setupRequest: (made) => ({ ...made, headers: { ...init.headers, 'x-forwarded-for': address() } }),
        },
      ],
    });
    return { heap: await heapMegabytes(site.pid, heapFile), resident: await residentMegabytes(site.pid) };
  };
  try {
    const first = await send(addresses / 5);
    const last = await send((addresses * 4) / 5);
    return [
      count('addresses', sent),
      { name: 'heap after a fifth', value: first.heap, unit: 'MB' },
      { name: 'growth of the heap', value: (last.heap / first.heap - 1) * 100, unit: '%', target: { atMost: 10 } },
      { name: 'resident memory after a fifth', value: first.resident, unit: 'MB' },
      { name: 'resident memory at the end', value: last.resident, unit: 'MB' },
    ];
  } finally {
    await site.stop();
    await rm(join(heapFile, '..'), { recursive: true, force: true });
  }
}

const CROSS_SITE = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site', origin: 'null' },
  { origin: 'https://other.example' },
  { origin: 'null' },
];

/** Sends a write of another site's page to each documented route, in each way that browsers mark it. Counts those that are not refused. */
export async function measureWrites(): Promise<Figure[]> {
  const site = await startBuiltSite({ LOG_LEVEL: 'silent', RATE_LIMITS: 'off', OWNER_ACCESS: 'loopback' });
  const statuses: Record<string, number> = {};
  const faults: string[] = [];
  try {
    const document = (await (await fetch(`${site.url}/api/openapi.json`)).json()) as { paths: Record<string, object> };
    const writes = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).flatMap((method) =>
        /^(post|put|patch|delete)$/.test(method) ? [{ path, method: method.toUpperCase() }] : [],
      ),
    );
    for (const { path, method } of writes) {
      for (const headers of CROSS_SITE) {
        const target = path.replaceAll(/\{\w+\}/g, '1');
        const status = await statusOf(site, { method, path: target, headers }, method === 'DELETE' ? '' : '{}');
        statuses[`${status}`] = (statuses[`${status}`] ?? 0) + 1;
        // Routes with a token take no cookie.
        if (status !== 403 && status !== 401) faults.push(`${status} ${method} ${path} ${JSON.stringify(headers)}`);
      }
    }
  } finally {
    await site.stop();
  }
  console.log([JSON.stringify(statuses), ...faults].join('\n'));
  return [
    count(
      'cross-site writes',
      Object.values(statuses).reduce((sum, n) => sum + n, 0),
    ),
    none('not refused', faults.length),
  ];
}
