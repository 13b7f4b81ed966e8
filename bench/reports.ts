import type { RunningServer } from '@platform/cli/testing/running-server.fixture';
import type { Registry } from '@platform/contract/registry';
import type { VisitReport } from '@platform/contract/report';
import { TOLD_PER_S } from '@platform/server/reports/intake';
import autocannon from 'autocannon';
import { median } from './load.ts';
import { processorSeconds } from './memory.ts';
import type { Figure } from './report.ts';
import { startBuiltSite } from './running-site.ts';

/** Connections that request pages, seconds of a round, and rounds with reports, each beside one without. */
const CONNECTIONS = 50;
const SECONDS = 4;
const ROUNDS = 10;

/** Reports a second of a round with reports: far more than browsers are told to send, as what those cost is less than rounds differ. */
const REPORTS_PER_S = 400;

/** Percent of the page throughput that reports may cost, at most. */
const TARGET = 2;

/**
 * Measures what reports cost: the server's processor time for a report that arrives while it sends as many pages as it can, and the part
 * of a processor that the reports which browsers are told to send take by that. The pages a second would count what it costs this
 * process to be the browsers, too. Limits are off, or so many reports were refused: counting an address in memory is not measured.
 */
export async function measureReports(): Promise<Figure[]> {
  const site = await startBuiltSite({ RATE_LIMITS: 'off', TRUST_PROXY: '1', LOG_LEVEL: 'error' });
  try {
    const report = await visitOf(site.url);
    const pages = () => loadOf(site, 0);
    await pages();
    const costs: number[] = [];
    const rates: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const together = () => loadOf(site, REPORTS_PER_S, report);
      // Each one is first in half of the rounds, so that neither has the cooler machine.
      const [first, second] = round % 2 === 0 ? [await pages(), await together()] : [await together(), await pages()];
      const [alone, both] = round % 2 === 0 ? [first, second] : [second, first];
      rates.push(alone.pages / SECONDS);
      costs.push((both.seconds - (both.pages * alone.seconds) / alone.pages) / both.reports);
    }
    const cost = median(costs);
    return [
      { name: 'cached pages without reports', value: median(rates), unit: 'requests/s' },
      { name: 'processor time of a report', value: cost * 1000, unit: 'ms' },
      { name: 'the same, in the round where it was least', value: Math.min(...costs) * 1000, unit: 'ms' },
      { name: 'the same, in the round where it was most', value: Math.max(...costs) * 1000, unit: 'ms' },
      {
        name: `the ${TOLD_PER_S} reports a second that browsers are told to send, of a processor`,
        value: cost * TOLD_PER_S * 100,
        unit: '%',
        target: { atMost: TARGET },
      },
    ];
  } finally {
    await site.stop();
  }
}

/** What a server did in a round, and the processor's seconds that it took. */
interface Round {
  readonly pages: number;
  readonly reports: number;
  readonly seconds: number;
}

/** Requests pages for a round while so many reports a second arrive, each of another visitor. */
async function loadOf({ url, pid }: RunningServer, perSecond: number, report?: VisitReport): Promise<Round> {
  const before = await processorSeconds(pid);
  const [pages, reports] = await Promise.all([
    autocannon({
      url: `${url}/about`,
      headers: { 'accept-encoding': 'br' },
      connections: CONNECTIONS,
      duration: SECONDS,
    }),
    perSecond > 0
      ? autocannon({
          url: `${url}/api/reports/visits`,
          connections: 10,
          overallRate: perSecond,
          duration: SECONDS,
          requests: [
            {
              method: 'POST',
              body: JSON.stringify(report),
              setupRequest: (request) => ({
                ...request,
                // As a proxy would say it.
                headers: {
                  'content-type': 'application/json',
                  'user-agent': 'Bench',
                  'x-forwarded-for': randomAddress(),
                },
              }),
            },
          ],
        })
      : undefined,
  ]);
  for (const result of [pages, reports]) {
    const failed = result ? result.non2xx + result.errors : 0;
    if (failed > 0) throw new Error(`${failed} requests failed`);
  }
  const sent = reports?.requests.total ?? 0;
  return { pages: pages.requests.total, reports: sent, seconds: (await processorSeconds(pid)) - before };
}

/** Returns what a browser tells of the page that is loaded. */
async function visitOf(url: string): Promise<VisitReport> {
  const { microFrontends } = (await (await fetch(`${url}/api/registry`)).json()) as Registry;
  const versionOf = (name: string) => microFrontends[name]?.[0]?.metadata.version ?? '';
  const releases = { shell: versionOf('shell'), marketing: versionOf('marketing') };
  return { path: '/about', remote: 'marketing', releases, counted: true, faults: [], lcp: 1234.5, inp: 48, cls: 0.01 };
}

const randomAddress = () => ['10', ...Array.from({ length: 3 }, () => Math.floor(Math.random() * 256))].join('.');
