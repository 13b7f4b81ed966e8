import { expect, it, jest } from '@jest/globals';
import type { VisitReport } from '@platform/contract/report';
import type { ReportCounts } from '../metrics/metrics.ts';
import { idOf } from '../release-set/release-set.ts';
import { createTakeReport } from './take-report.ts';
import type { Visit } from './visit.ts';

const [SHELL, BLOG, SHOP] = ['1', '2', '3'].map((digit) => digit.repeat(64)) as [string, string, string];

const report: VisitReport = {
  path: '/blogs',
  remote: 'blog',
  releases: { shell: SHELL, blog: BLOG },
  counted: true,
  faults: [],
  lcp: 1200,
};

const setUp = () => {
  const warn = jest.fn();
  const visits: Visit[] = [];
  const counts = {
    fault: jest.fn<ReportCounts['fault']>(),
    longTasks: jest.fn<ReportCounts['longTasks']>(),
    vitals: jest.fn<ReportCounts['vitals']>(),
  };
  const take = createTakeReport({
    log: { warn },
    visits: { add: (visit) => void visits.push(visit) },
    released: { wasLive: async (_, version) => version !== SHOP },
    counts,
    sourceOf: async (_, __, { line }) => (line === 1 ? 'blog/page.tsx:12' : undefined),
    now: () => 5,
  });
  return { take, visits, warn, counts };
};

const set = idOf([
  { name: 'shell', version: SHELL },
  { name: 'blog', version: BLOG },
]);
const visit = { visitor: 'v', set, at: 5, failed: false, hydrationFailed: false };

it('makes a visit of each release, also without a fault', async () => {
  const { take, visits, warn } = setUp();
  await take(report, 'v');
  expect(visits).toEqual([
    { ...visit, remote: 'shell', version: SHELL, lcp: 1200 },
    { ...visit, remote: 'blog', version: BLOG, lcp: 1200 },
  ]);
  expect(warn).not.toHaveBeenCalled();
});

it('attributes each fault to its release alone, and names its place in the sources', async () => {
  const { take, visits, warn, counts } = setUp();
  const at = { file: 'pages.0123456789.js', line: 1, column: 9 };
  const faults = [
    { kind: 'error', remote: 'blog', message: 'TypeError', at },
    { kind: 'hydration', remote: 'shell', message: 'differs', at: { ...at, line: 2 } },
  ] as const;
  await take({ ...report, faults: [...faults], longTasks: { blog: 3 } }, 'v');
  expect(visits).toMatchObject([
    { remote: 'shell', failed: false, hydrationFailed: true },
    { remote: 'blog', failed: true, hydrationFailed: false },
  ]);
  const line = { path: '/blogs' };
  expect(warn.mock.calls.map(([first]) => first)).toEqual([
    {
      report: { ...line, kind: 'hydration', remote: 'shell', message: 'differs', version: SHELL, at: `${at.file}:2:9` },
    },
    { report: { ...line, kind: 'error', remote: 'blog', message: 'TypeError', version: BLOG, at: 'blog/page.tsx:12' } },
  ]);
  expect(counts.fault.mock.calls).toEqual([
    ['shell', SHELL, 'hydration'],
    ['blog', BLOG, 'error'],
  ]);
  expect(counts.longTasks.mock.calls).toEqual([['blog', BLOG, 3]]);
  expect(counts.vitals.mock.calls).toEqual([['blog', BLOG, { lcp: 1200 }]]);
});

it('believes nothing about a release that was never live', async () => {
  const { take, visits, warn, counts } = setUp();
  const faults = [{ kind: 'error', remote: 'shop', message: 'TypeError' } as const];
  await take({ ...report, remote: 'shop', releases: { shop: SHOP }, faults }, 'v');
  expect([visits, warn.mock.calls, counts.fault.mock.calls]).toEqual([[], [], []]);
});

it('logs the faults of a view that is not counted, and makes no visit', async () => {
  const { take, visits, warn } = setUp();
  await take({ ...report, counted: false, faults: [{ kind: 'hang', remote: 'blog', message: '' }] }, 'v');
  expect([visits.length, warn.mock.calls.length]).toEqual([0, 1]);
});
