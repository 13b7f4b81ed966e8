import type { RunningServer } from '@platform/cli/testing/running-server.fixture';
import type { Registry } from '@platform/contract/registry';
import type { VisitReport } from '@platform/contract/report';
import autocannon from 'autocannon';
import { median } from './load.ts';
import { processorSeconds } from './memory.ts';
import type { Figure } from './report.ts';
import { startBuiltSite } from './running-site.ts';

/** Connections, seconds of a round, and rounds with reports, each beside one without: many, because one differs from the next by a tenth. */
const CONNECTIONS = 50;
const SECONDS = 3;
const ROUNDS = 15;

/** Time between batches of reports, in milliseconds. */
const BATCH_MS = 50;

/** Part of the page throughput that stays when browsers report, at least. */
const TARGET = 0.98;

/**
 * Measures what reports cost: the server's processor time for a page while browsers send as many reports as the server told them to, and
 * while they send none. The pages a second would count what it costs this process to be the browsers, too.
 */
export async function measureReports(): Promise<Figure[]> {
  // Each visitor has an address of its own, as a proxy would say it.
  const site = await startBuiltSite({ TRUST_PROXY: '1', LOG_LEVEL: 'error', ADMIN_PASSWORD: 'of the bench' });
  try {
    const report = await visitOf(site.url);
    const load = () => loadOf(site);
    await load();
    const costs: Record<'alone' | 'together', number[]> = { alone: [], together: [] };
    const rates: number[] = [];
    const told = { rate: 1, sent: 0, refused: 0 };
    const alone = async () => {
      const { pages, seconds } = await load();
      costs.alone.push(seconds / pages);
    };
    const together = async () => {
      const stop = sendReports(site.url, report, rates.at(-1) ?? 0, told);
      const { pages, seconds } = await load();
      await stop();
      costs.together.push(seconds / pages);
      rates.push(pages / SECONDS);
    };
    // The first one only counts the views of which a part is told.
    rates.push((await load()).pages / SECONDS);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const half of round % 2 === 0 ? [alone, together] : [together, alone]) await half();
    }
    return [
      { name: 'cached pages while browsers report', value: median(rates), unit: 'requests/s' },
      { name: 'reports that were sent meanwhile', value: told.sent / (ROUNDS * SECONDS), unit: 'requests/s' },
      { name: 'of which the server refused', value: told.refused, unit: '' },
      {
        name: 'cached pages by processor time, with reports to without',
        value: median(costs.alone) / median(costs.together),
        unit: '',
        target: { atLeast: TARGET },
      },
    ];
  } finally {
    await site.stop();
  }
}

/** Requests pages for a round. Returns how many were sent, and the processor's seconds that the server took for them. */
async function loadOf({ url, pid }: RunningServer): Promise<{ readonly pages: number; readonly seconds: number }> {
  const before = await processorSeconds(pid);
  const { requests, non2xx, errors } = await autocannon({
    url: `${url}/about`,
    headers: { 'accept-encoding': 'br' },
    connections: CONNECTIONS,
    duration: SECONDS,
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} pages were not sent`);
  return { pages: requests.total, seconds: (await processorSeconds(pid)) - before };
}

/** What the server said of the part of page views to report, and what became of the reports. */
interface Told {
  rate: number;
  sent: number;
  refused: number;
}

/** Sends reports of as many of `views` page views a second as the server tells with a page. Returns a function that stops it. */
function sendReports(url: string, report: VisitReport, views: number, told: Told): () => Promise<void> {
  let due = 0;
  const pending = new Set<Promise<void>>();
  async function send(): Promise<void> {
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': randomAddress(), 'User-Agent': 'Bench' };
    const { status } = await fetch(`${url}/api/reports/visits`, {
      method: 'POST',
      headers,
      body: JSON.stringify(report),
    });
    told.sent += 1;
    if (status !== 204) told.refused += 1;
  }
  async function readRate(): Promise<void> {
    const response = await fetch(`${url}/about`);
    await response.arrayBuffer();
    told.rate = Number(/desc="([\d.]+)"/.exec(response.headers.get('server-timing') ?? '')?.[1] ?? 1);
  }
  const track = (work: Promise<void>) => {
    pending.add(work);
    void work.finally(() => pending.delete(work));
  };
  const batches = setInterval(() => {
    // Before the server has counted a second's views it tells nothing; a browser would not have left its page by then.
    if (told.rate < 1) due += (views * told.rate * BATCH_MS) / 1000;
    for (; due >= 1; due -= 1) track(send());
  }, BATCH_MS);
  const readings = setInterval(() => track(readRate()), 500);
  return async () => {
    clearInterval(batches);
    clearInterval(readings);
    await Promise.all(pending);
  };
}

/** Returns what a browser tells of the page that is loaded. */
async function visitOf(url: string): Promise<VisitReport> {
  const { microFrontends } = (await (await fetch(`${url}/api/registry`)).json()) as Registry;
  const versionOf = (name: string) => microFrontends[name]?.[0]?.metadata.version ?? '';
  const releases = { shell: versionOf('shell'), marketing: versionOf('marketing') };
  return { path: '/about', remote: 'marketing', releases, counted: true, faults: [], lcp: 1234.5, inp: 48, cls: 0.01 };
}

const randomAddress = () => ['10', ...Array.from({ length: 3 }, () => Math.floor(Math.random() * 256))].join('.');
