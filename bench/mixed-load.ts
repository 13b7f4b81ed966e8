import { build } from '@platform/cli/builds/build';
import { command, step } from '@platform/cli/process/steps';
import { install } from '@platform/cli/workspace';
import type { Registry } from '@platform/contract/registry';
import { residentMegabytes } from './memory.ts';
import { isMet, machine, table } from './report.ts';
import { startBuiltSite } from './running-site.ts';

const help = `npm run bench:memory [-- --minutes 5]
  Sends all kinds of requests to the built site for some minutes, and compares the server's memory at the end with that after the first
  minute. Fails if a response has a status of 500 or above.`;

/** Requests at the same time. */
const LANES = 16;

/** Interval of the measurements, in milliseconds. */
const INTERVAL_MS = 5_000;

const QUESTIONS = [
  'What do you do?',
  'How much is a website?',
  'Who is the CEO?',
  'Do you build rockets?',
  'আপনারা কী করেন?',
];

await command(help, { minutes: { type: 'string', default: '5' } }, async ({ values }) => {
  const minutes = Number(values.minutes);
  install();
  await build();
  const site = await startBuiltSite({ RATE_LIMITS: 'off', LOG_LEVEL: 'silent' });
  const statuses = new Map<number, number>();
  const sizes: number[] = [];
  try {
    const requests = requestsOf(site.url, (await (await fetch(`${site.url}/api/registry`)).json()) as Registry);
    const end = Date.now() + minutes * 60_000;
    const measuring = setInterval(async () => sizes.push(await residentMegabytes(site.pid)), INTERVAL_MS);
    const lanes = Array.from({ length: LANES }, async (_, lane) => {
      for (let i = lane; Date.now() < end; i += LANES) {
        const [url, init] = requests(i);
        const response = await fetch(url, { redirect: 'manual', ...init });
        await response.arrayBuffer();
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      }
    });
    await Promise.all(lanes);
    clearInterval(measuring);
  } finally {
    await site.stop();
  }
  const first = sizes[Math.floor(60_000 / INTERVAL_MS)] ?? Number.NaN;
  const figures = [
    { name: 'requests', value: countFrom(statuses, 0), unit: '' },
    { name: 'responses of 500 and above', value: countFrom(statuses, 500), unit: '', target: { atMost: 0 } },
    { name: 'resident memory after a minute', value: first, unit: 'MB' },
    { name: 'its maximum', value: Math.max(...sizes), unit: 'MB' },
    { name: `after ${minutes} minutes`, value: sizes.at(-1) ?? Number.NaN, unit: 'MB' },
  ];
  step('load', JSON.stringify(Object.fromEntries([...statuses].sort())));
  console.log(`\n${table(figures)}\n\n${Object.values(machine()).join(', ')}`);
  if (!figures.every(isMet)) process.exitCode = 1;
});

/** Returns a function from a number to a request: pages, their variants, missing pages, assets, messages, questions, reports. */
function requestsOf(origin: string, { microFrontends }: Registry) {
  const entries = Object.values(microFrontends).flatMap((versions) => versions.slice(0, 1));
  const paths = entries
    .flatMap(({ extras }) => extras.routes.map(({ path }) => path))
    .filter((path) => !path.includes(':'));
  const scripts = entries.map(({ url }) => url);
  const post = (body: unknown): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const at = <Item>(items: readonly Item[], i: number) => items[i % items.length] as Item;
  const kinds: ((i: number) => readonly [path: string, init?: RequestInit])[] = [
    (i) => [at(paths, i)],
    (i) => [at(paths, i).toUpperCase()],
    (i) => [`${at(paths, i)}?category=${i}`],
    (i) => [`/nothing/${i}`],
    (i) => [at(scripts, i)],
    () => ['/api/registry'],
    (i) => [
      '/api/v1/contact',
      post({
        name: `Visitor ${i}`,
        email: `v${i}@visitor.example`,
        subject: 'A shop',
        message: 'x'.repeat(i % 2000) || 'x',
      }),
    ],
    (i) => ['/api/chat', post({ message: `${at(QUESTIONS, i)} ${i % 50}` })],
    (i) => ['/api/chat', post({ message: 'z'.repeat(i) })],
    (i) => ['/api/v1/contact', { ...post({}), body: '{'.repeat(i % 5000) }],
  ];
  return (i: number): readonly [URL, RequestInit | undefined] => {
    const [path, init] = at(kinds, i)(Math.floor(i / kinds.length));
    return [new URL(path, origin), init];
  };
}

/** Returns the number of responses with a status of at least `from`. */
function countFrom(statuses: ReadonlyMap<number, number>, from: number): number {
  return [...statuses].reduce((sum, [status, count]) => sum + (status >= from ? count : 0), 0);
}
