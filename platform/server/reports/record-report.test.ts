import { expect, it, jest } from '@jest/globals';
import type { VisitReport } from '@platform/contract/report';
import type { ReportCounts } from '../metrics/metrics.ts';
import { idOf } from '../release-set/release-set.ts';
import { createRecordReport } from './record-report.ts';
import type { Visit } from './visits.ts';

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
    foreign: jest.fn<ReportCounts['foreign']>(),
    longTasks: jest.fn<ReportCounts['longTasks']>(),
    vitals: jest.fn<ReportCounts['vitals']>(),
  };
  const record = createRecordReport({
    log: { warn },
    visits: { add: (visit) => void visits.push(visit) },
    released: { wasLive: async (_, version) => version !== SHOP },
    counts,
    findSource: async (_, __, { line }) => (line === 1 ? 'blog/page.tsx:12' : undefined),
    now: () => 5,
  });
  return { record, visits, warn, counts };
};

const set = idOf([
  { name: 'shell', version: SHELL },
  { name: 'blog', version: BLOG },
]);
const visit = { visitor: 'v', set, at: 5, failed: false, hydrationFailed: false };

it('adds a visit of each release, even without a fault', async () => {
  const { record, visits, warn } = setUp();
  await record(report, 'v');
  expect(visits).toEqual([
    { ...visit, remote: 'shell', version: SHELL, lcp: 1200 },
    { ...visit, remote: 'blog', version: BLOG, lcp: 1200 },
  ]);
  expect(warn).not.toHaveBeenCalled();
});

it('attributes each fault to its release alone, with its position in the sources', async () => {
  const { record, visits, warn, counts } = setUp();
  const at = { file: 'pages.0123456789.js', line: 1, column: 9 };
  const faults = [
    { kind: 'error', remote: 'blog', message: 'TypeError', at },
    { kind: 'hydration', remote: 'shell', message: 'differs', at: { ...at, line: 2 } },
  ] as const;
  await record({ ...report, faults: [...faults], longTasks: { blog: 3 } }, 'v');
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

it('counts faults that no release caused apart: no visit has failed, nothing is logged', async () => {
  const { record, visits, warn, counts } = setUp();
  await record({ ...report, foreign: 3 }, 'v');
  expect(visits).toMatchObject([{ failed: false }, { failed: false }]);
  expect(counts.foreign.mock.calls).toEqual([[3]]);
  expect([warn.mock.calls, counts.fault.mock.calls]).toEqual([[], []]);
});

it('ignores a release that was never live', async () => {
  const { record, visits, warn, counts } = setUp();
  const faults = [{ kind: 'error', remote: 'shop', message: 'TypeError' } as const];
  await record({ ...report, remote: 'shop', releases: { shop: SHOP }, faults, foreign: 1 }, 'v');
  const { fault, foreign } = counts;
  expect([visits, warn.mock.calls, fault.mock.calls, foreign.mock.calls]).toEqual([[], [], [], []]);
});

it('logs the faults of a view that is not counted, and adds no visit', async () => {
  const { record, visits, warn } = setUp();
  await record({ ...report, counted: false, faults: [{ kind: 'hang', remote: 'blog', message: '' }] }, 'v');
  expect([visits.length, warn.mock.calls.length]).toEqual([0, 1]);
});
