import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build } from '@platform/cli/builds/build';
import { command, step, wrongUse } from '@platform/cli/process/steps';
import { install, root } from '@platform/cli/workspace';
import { measureCached } from './cached.ts';
import { measureWholeChat } from './chat/chat.ts';
import { measureContent } from './content.ts';
import { measureHostile } from './hostile.ts';
import { writeDocument } from './pages/document.ts';
import { measurePages } from './pages/pages.ts';
import { mediansOf, targetsOf } from './pages/results.ts';
import { measureAddresses, measureFuzz, measureKills, measureWrites } from './reliability.ts';
import { measureRemotes } from './remotes.ts';
import { type Figure, isMet, machine, table } from './report.ts';
import { measureReports } from './reports.ts';
import { measureSoak } from './soak.ts';

const help = `npm run bench -- pages|cached|remotes|reports|chat|content|soak|hostile|kills|fuzz|addresses|writes [--json FILE]
  Builds and measures the site, and prints a table. Fails if a target is missed.

  pages    pages in a browser, beside the same pages without scripts, as one bundle and as a plain federated site, then in Lighthouse,
           which npx downloads. Writes docs/performance.md and the plot of the README.
           [--repeats N] default 5; [--quick] one repeat, writes no document; [--no-lighthouse]
  cached   responses from memory, beside a bare Hono route that sends as many bytes
  remotes  a site with 4, 50, 200 and 1,000 remotes; takes about half an hour
  reports  cost of browsers' reports
  chat     grades of the chat's answers, and cost of unusual posts
  content  1,000 posts and 5,000 pictures: start, lists, publish to visible on two servers; needs PostgreSQL
  hostile  delays of / and of roll-backs by the hostile releases of the tests [--only NAME]; takes some five minutes
  soak     releases and rollbacks under load: failed requests, growth of memory [--releases N] default 1000
  kills, fuzz, addresses, writes   messages lost by kills of the server, fuzzed requests, memory with many addresses, cross-site writes;
           --count N kills, requests or addresses; default 30, 19000, 250000
  --json FILE     where the figures are written; default: bench-results/<kind>.json`;

const options = {
  quick: { type: 'boolean', default: false },
  repeats: { type: 'string', default: '5' },
  'no-lighthouse': { type: 'boolean', default: false },
  releases: { type: 'string', default: '1000' },
  count: { type: 'string' },
  only: { type: 'string' },
  json: { type: 'string' },
} as const;

await command(help, options, async ({ values, positionals: [kind = '', ...rest] }) => {
  const { quick, json } = values;
  const measures: Readonly<Record<string, () => Promise<Measurement>>> = {
    pages: () => pages(quick ? 1 : count('repeats', values.repeats), quick, values['no-lighthouse']),
    cached: () => figuresOf(measureCached()),
    remotes: () => figuresOf(measureRemotes()),
    reports: () => figuresOf(measureReports()),
    chat: () => figuresOf(measureWholeChat()),
    content: () => figuresOf(measureContent()),
    hostile: () => figuresOf(measureHostile(values.only)),
    kills: () => figuresOf(measureKills(count('count', values.count ?? '30'))),
    fuzz: () => figuresOf(measureFuzz(count('count', values.count ?? '19000'))),
    addresses: () => figuresOf(measureAddresses(count('count', values.count ?? '250000'))),
    writes: () => figuresOf(measureWrites()),
    soak: () => figuresOf(measureSoak(count('releases', values.releases))),
  };
  const measure = measures[kind];
  if (measure === undefined || rest.length > 0) throw wrongUse(help);
  install();
  await build();
  const { targets, ...measured } = await measure();
  console.log(`\n${table(targets)}\n\n${Object.values(machine()).join(', ')}`);
  const file = json ? resolve(json) : join(root, `bench-results/${kind}.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ machine: machine(), ...measured }, null, 2)}\n`);
  step('bench', file);
  if (!targets.every(isMet)) process.exitCode = 1;
});

interface Measurement {
  readonly figures: readonly Figure[];
  /** The figures that are printed. */
  readonly targets: readonly Figure[];
}

async function figuresOf(measured: Promise<readonly Figure[]>): Promise<Measurement> {
  const figures = await measured;
  return { figures, targets: figures };
}

/** Measures pages. The targets are ratios of the figures. */
async function pages(repeats: number, quick: boolean, withoutLighthouse: boolean): Promise<Measurement> {
  const results = await measurePages(repeats, { lighthouse: !withoutLighthouse });
  if (!quick) writeDocument(results);
  const targets = targetsOf(results.samples);
  return { ...results, figures: [...targets, ...mediansOf(results.samples)], targets };
}

function count(option: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw wrongUse(`--${option} must be a whole number from 1.`);
  return value;
}
