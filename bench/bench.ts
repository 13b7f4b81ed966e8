import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build } from '@platform/cli/builds/build';
import { command, StepFailed, step } from '@platform/cli/process/steps';
import { install, root } from '@platform/cli/workspace';
import { measureCached } from './cached-page.ts';
import { measureCanvas } from './canvas.ts';
import { measureChat, measureWholeChat } from './chat/chat.ts';
import { measureContactPosts } from './contact-posts.ts';
import { measureInbox } from './inbox.ts';
import { measureJudge } from './judge/judge.ts';
import { measurePages, writeDocument } from './pages/pages.ts';
import { mediansOf, targetsOf } from './pages/results.ts';
import { measureReleases } from './release.ts';
import { measureRemotes } from './remotes.ts';
import { measureRenderedPage } from './rendered-page.ts';
import { comparison, type Figure, isMet, machine, table } from './report.ts';
import { measureReports } from './reports.ts';
import { startBuiltSite } from './running-site.ts';
import { measureServers } from './servers.ts';
import { measureUncachedPage } from './uncached-page.ts';
import { measureUpgrades } from './upgrades.ts';
import { measureYear } from './year.ts';

const help = `npm run bench [-- pages [--quick] [--repeats N] [--no-lighthouse] | canvas | cached | chat | remotes | reports | servers | judge | year | upgrades] [--json FILE] [--compare FILE]
  Measures the built site and prints a table. Fails if a target is missed.

  pages    measures pages in a browser beside the same pages without scripts, as one bundle and as a plain federated site, then with
           Lighthouse, which npx fetches. Five repeats, or N, write docs/performance.md and the plot of the README; --quick, one repeat, does not.
  canvas   measures the script of frames while something moves, in processor time, times four
  cached   measures what is sent from memory beside a bare Hono route with as many bytes
  chat     grades the answers of the chat to its sets of questions, and measures what odd posts cost other requests
  remotes  measures a site with 4, 50, 200 and 1,000 remotes, which takes about half an hour
  reports  measures what browsers' reports cost of the pages a second
  servers  measures how soon three servers on one PostgreSQL follow each other
  judge    simulates canaries and releases, and writes docs/judge.md with its plot
  year     simulates 100,000 messages and 500 releases of a year, then measures upgrades, which takes about twenty minutes
  upgrades measures 12 upgrades of the schema with 100,000 messages
  --json FILE     the figures go there; by default to bench-results/latest.json, or to a file named after what is measured
  --compare FILE  also prints what differs from the figures of an earlier run by more than a twentieth`;

const KINDS = 'latest pages canvas cached chat remotes reports servers judge year upgrades'.split(' ');

const options = {
  quick: { type: 'boolean', default: false },
  repeats: { type: 'string', default: '5' },
  'no-lighthouse': { type: 'boolean', default: false },
  json: { type: 'string' },
  compare: { type: 'string' },
} as const;

await command(help, options, async ({ values: { quick, json, compare, ...values }, positionals }) => {
  const [what = 'latest', ...rest] = positionals;
  if (!KINDS.includes(what) || rest.length > 0) throw new StepFailed(help);
  const before = compare && (JSON.parse(readFileSync(compare, 'utf8')) as { figures: readonly Figure[] });
  install();
  // The judge is simulated from its sources.
  if (what !== 'judge') await build();
  const { figures, targets, ...others } = await measure(what, quick, values);
  console.log(`\n${table(targets)}\n\n${Object.values(machine()).join(', ')}`);
  if (before) console.log(`\n${comparison(before.figures, figures)}`);
  const file = json ? resolve(json) : join(root, `bench-results/${what}.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ machine: machine(), figures, ...others }, null, 2)}\n`);
  step('bench', file);
  if (!targets.every(isMet)) process.exitCode = 1;
});

function measure(what: string, quick: boolean, values: { repeats: string; 'no-lighthouse': boolean }) {
  if (what === 'pages') return pages(quick, values);
  if (what === 'latest') return server();
  const measures = {
    canvas,
    cached,
    chat: measureWholeChat,
    remotes: measureRemotes,
    reports: measureReports,
    servers: measureServers,
    judge: async () => measureJudge(),
    year: measureYear,
    upgrades: measureUpgrades,
  };
  return all(measures[what as keyof typeof measures]());
}

/** Every figure may have a target. */
async function all(measured: Promise<readonly Figure[]>) {
  const figures = await measured;
  return { figures, targets: figures };
}

/** Measures pages. The targets are ratios of the figures. */
async function pages(quick: boolean, values: { repeats: string; 'no-lighthouse': boolean }) {
  const repeats = quick ? 1 : Number(values.repeats);
  if (!Number.isInteger(repeats) || repeats < 1) throw new StepFailed('--repeats must be a number from 1.');
  const results = await measurePages(repeats, { lighthouse: !values['no-lighthouse'] });
  if (!quick) writeDocument(results);
  const targets = targetsOf(results.samples);
  return { ...results, figures: [...targets, ...mediansOf(results.samples)], targets };
}

async function canvas() {
  const site = await startBuiltSite({ RATE_LIMITS: 'off' });
  return measureCanvas(site.url).finally(site.stop);
}

async function cached() {
  const site = await startBuiltSite({ RATE_LIMITS: 'off' });
  return measureCached(site.url).finally(site.stop);
}

async function server() {
  const site = await startBuiltSite({ RATE_LIMITS: 'off' });
  try {
    const figures = [
      ...(await measureCanvas(site.url)),
      ...(await measureCached(site.url)),
      ...(await measureContactPosts(site.url)),
      ...(await measureChat(site.url, 'development-set')),
      ...(await measureUncachedPage()),
      ...(await measureRenderedPage()),
      ...(await measureInbox()),
      ...(await measureReleases()),
    ];
    return { figures, targets: figures };
  } finally {
    await site.stop();
  }
}
