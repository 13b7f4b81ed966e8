import { readFile } from 'node:fs/promises';
import type { RunningServer } from '@platform/cli/testing/running-server.fixture';
import type { Registry } from '@platform/contract/registry';
import type { VisitReport } from '@platform/contract/report';
import { SAMPLED_PER_S } from '@platform/server/reports/sampling';
import { type Figure, median } from './report.ts';
import { load, startBuiltSite } from './running-site.ts';

/** Connections that request pages, seconds of a round, and rounds with reports, each beside one without. */
const CONNECTIONS = 50;
const SECONDS = 4;
const ROUNDS = 10;

/** Reports per second: far more than browsers send, whose cost would be lost in the differences between rounds. */
const REPORTS_PER_S = 400;

/** Percent of the page throughput that reports may cost, at most. */
const TARGET = 2;

/**
 * Measures the processor time of the server for one report while it sends as many pages as it can, and the share of a processor that
 * the usual number of reports takes. Rate limits are off, as they would refuse so many reports.
 */
export async function measureReports(): Promise<Figure[]> {
  const site = await startBuiltSite({ RATE_LIMITS: 'off', TRUST_PROXY: '1', LOG_LEVEL: 'error' });
  try {
    const report = await visitOf(site.url);
    const pages = () => loadOf(site);
    await pages();
    const costs: number[] = [];
    const rates: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const alone = await pages();
      const both = await loadOf(site, report);
      rates.push(alone.pages / SECONDS);
      costs.push((both.seconds - (both.pages * alone.seconds) / alone.pages) / both.reports);
    }
    const cost = median(costs);
    return [
      { name: 'cached pages without reports', value: median(rates), unit: 'requests/s' },
      { name: 'processor time of a report', value: cost * 1000, unit: 'ms' },
      { name: 'in the round with the least', value: Math.min(...costs) * 1000, unit: 'ms' },
      { name: 'in the round with the most', value: Math.max(...costs) * 1000, unit: 'ms' },
      {
        name: `${SAMPLED_PER_S} reports per second, share of a processor`,
        value: cost * SAMPLED_PER_S * 100,
        unit: '%',
        target: { atMost: TARGET },
      },
    ];
  } finally {
    await site.stop();
  }
}

/** Requests of a round, and the seconds that the server used processors. */
interface Round {
  readonly pages: number;
  readonly reports: number;
  readonly seconds: number;
}

/** Requests pages for a round. With `report`, sends it for different visitors at the same time. */
async function loadOf({ url, pid }: RunningServer, report?: VisitReport): Promise<Round> {
  const before = await processorSeconds(pid);
  const [pages, reports] = await Promise.all([
    load({ url: `${url}/about`, headers: { 'accept-encoding': 'br' }, connections: CONNECTIONS, duration: SECONDS }),
    report
      ? load({
          url: `${url}/api/reports/visits`,
          connections: 10,
          overallRate: REPORTS_PER_S,
          duration: SECONDS,
          requests: [
            {
              method: 'POST',
              body: JSON.stringify(report),
              setupRequest: (request) => ({ ...request, headers: headers() }),
            },
          ],
        })
      : 0,
  ]);
  return { pages, reports, seconds: (await processorSeconds(pid)) - before };
}

/** Returns the report of a visit to /about. */
async function visitOf(url: string): Promise<VisitReport> {
  const { microFrontends } = (await (await fetch(`${url}/api/registry`)).json()) as Registry;
  const versionOf = (name: string) => microFrontends[name]?.[0]?.metadata.version ?? '';
  const releases = { shell: versionOf('shell'), marketing: versionOf('marketing') };
  return { path: '/about', remote: 'marketing', releases, counted: true, faults: [], lcp: 1234.5, inp: 48, cls: 0.01 };
}

/** Returns the headers of a report of another visitor. */
const headers = () => ({
  'content-type': 'application/json',
  'user-agent': 'Bench',
  'x-forwarded-for': ['10', ...Array.from({ length: 3 }, () => Math.floor(Math.random() * 256))].join('.'),
});

/** Clock ticks per second in Linux's `/proc`. */
const TICKS_PER_S = 100;

/** Returns the seconds for which a process has used processors, all its threads together. Linux only. */
async function processorSeconds(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name of the program, in parentheses, may contain spaces.
  const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_S;
}
