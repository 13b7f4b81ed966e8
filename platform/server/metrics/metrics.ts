import { FAULT_KINDS, type Fault, type VisitReport } from '@platform/contract/report';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { LogRequest } from '../http/request-log.ts';
import type { RenderPool } from '../render/render-pool.ts';

/** Maximum number of releases that browsers' reports are counted by. Those beyond count as the version `other`. */
const MAX_RELEASES = 100;

/** Length of a version in a label. */
const VERSION_LENGTH = 12;

const SECONDS = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10];

/** Around the bounds of good and poor: https://web.dev/articles/vitals */
const LCP_S = [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10];
const INP_S = [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2];
const CLS = [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5];

/** Counts the reports of browsers. */
export interface ReportCounts {
  fault(remote: string, version: string, kind: Fault['kind']): void;
  longTasks(remote: string, version: string, count: number): void;
  /** Counts the metrics of a document that the remote served. `inp` and `lcp` in ms. */
  vitals(remote: string, version: string, vitals: Pick<VisitReport, 'lcp' | 'inp' | 'cls'>): void;
}

/** What is asked of the pages when the metrics are read. */
interface WatchedPages {
  readonly cache: { readonly size: { readonly pages: number; readonly bytes: number } };
  /** The live releases. */
  readonly releases: readonly { readonly name: string; readonly version: string }[];
}

/** What the server measures, for Prometheus. */
export type Metrics = ReturnType<typeof createMetrics>;

/** Creates the metrics of this server. All labels have a bounded set of values, whatever is requested or reported. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const byRelease = ['remote', 'version'] as const;
  collectDefaultMetrics({ register: registry });

  const requests = new Histogram({
    name: 'site_request_duration_seconds',
    help: 'Requests by kind (page, asset, api) and class of status, with the time until they were answered',
    labelNames: ['kind', 'status'] as const,
    buckets: SECONDS,
    registers,
  });
  const hits = new Counter({
    name: 'site_page_cache_hits_total',
    help: 'Pages that were sent as they were in memory',
    registers,
  });
  const renders = new Histogram({
    name: 'site_render_duration_seconds',
    help: 'Pages that were rendered, by remote and outcome (ok, failed)',
    labelNames: ['remote', 'outcome'] as const,
    buckets: SECONDS,
    registers,
  });
  const starts = new Counter({
    name: 'site_render_process_starts_total',
    help: 'Render processes that were started, by remote',
    labelNames: ['remote'] as const,
    registers,
  });
  const restarts = new Counter({
    name: 'site_render_process_failures_total',
    help: 'Render processes that ended because a page threw outside of its rendering, hung, exited or ran out of memory',
    labelNames: ['remote'] as const,
    registers,
  });
  const faults = new Counter({
    name: 'site_browser_faults_total',
    help: `Faults that browsers reported, by release and kind (${FAULT_KINDS.join(', ')})`,
    labelNames: [...byRelease, 'kind'] as const,
    registers,
  });
  const views = new Counter({
    name: 'site_browser_reports_total',
    help: 'Reports of documents, by the release that served them',
    labelNames: byRelease,
    registers,
  });
  const longTasks = new Counter({
    name: 'site_browser_long_tasks_total',
    help: 'Tasks of more than 200 ms that browsers reported, by release',
    labelNames: byRelease,
    registers,
  });
  const vital = (name: string, help: string, buckets: number[]) =>
    new Histogram({
      name,
      help: `${help}, by the release that served the page`,
      labelNames: byRelease,
      buckets,
      registers,
    });
  const lcp = vital('site_browser_lcp_seconds', 'Largest Contentful Paint', LCP_S);
  const inp = vital('site_browser_inp_seconds', 'Interaction to Next Paint', INP_S);
  const cls = vital('site_browser_cls', 'Cumulative Layout Shift', CLS);
  const dropped = new Counter({
    name: 'site_reports_dropped_total',
    help: 'Reports that were refused or lost because there were too many',
    registers,
  });

  const request: LogRequest = ({ path, status, ms }) =>
    requests.observe({ kind: kindOf(path), status: `${Math.floor(status / 100)}xx` }, ms / 1000);

  const known = new Set<string>();
  /** Returns the labels of a release. */
  function labelsOf(remote: string, version: string) {
    const key = `${remote} ${version}`;
    if (known.size < MAX_RELEASES) known.add(key);
    return { remote, version: known.has(key) ? version.slice(0, VERSION_LENGTH) : 'other' };
  }

  /** Counts what browsers tell. Releases that were never live must not come here: their names could be any. */
  const counts: ReportCounts = {
    fault: (remote, version, kind) => faults.inc({ ...labelsOf(remote, version), kind }),
    longTasks: (remote, version, count) => longTasks.inc(labelsOf(remote, version), count),
    vitals(remote, version, vitals) {
      const labels = labelsOf(remote, version);
      views.inc(labels);
      if (vitals.lcp !== undefined) lcp.observe(labels, vitals.lcp / 1000);
      if (vitals.inp !== undefined) inp.observe(labels, vitals.inp / 1000);
      if (vitals.cls !== undefined) cls.observe(labels, vitals.cls);
    },
  };

  return {
    counts,
    /** Counts a request. */
    request,
    /** Counts a page that is sent from memory. */
    hit: () => hits.inc(),
    dropped: (count = 1) => dropped.inc(count),
    /** Counts the starts of render processes. `remote`: null for layouts. */
    processStarted: (remote: string | null) => starts.inc({ remote: remote ?? 'layout' }),
    processFailed: (remote: string | null) => restarts.inc({ remote: remote ?? 'layout' }),
    /** Returns a pool whose renderings are counted. */
    watchPool: (pool: RenderPool): RenderPool => ({
      ...pool,
      async render(page, limit) {
        const remote = page.remote ?? 'layout';
        const end = renders.startTimer();
        return pool.render(page, limit).then(
          (result) => {
            end({ remote, outcome: 'ok' });
            return result;
          },
          (error: unknown) => {
            end({ remote, outcome: 'failed' });
            throw error;
          },
        );
      },
    }),
    /** Adds what the pages say about themselves when they are asked. */
    watchPages(pages: WatchedPages): void {
      const gauge = (name: string, help: string, read: () => number) =>
        new Gauge({
          name,
          help,
          registers,
          collect() {
            this.set(read());
          },
        });
      gauge('site_page_cache_pages', 'Pages in memory', () => pages.cache.size.pages);
      gauge('site_page_cache_bytes', 'Bytes of the pages in memory', () => pages.cache.size.bytes);
      new Gauge({
        name: 'site_live_release_info',
        help: 'What is live: always 1, by release',
        labelNames: byRelease,
        registers,
        collect() {
          this.reset();
          for (const { name, version } of pages.releases)
            this.set({ remote: name, version: version.slice(0, VERSION_LENGTH) }, 1);
        },
      });
    },
    /** Adds when the last backup was made. `last`: milliseconds since the epoch, 0 if none was, undefined while that is not known. */
    watchBackups({ everyMs, last }: { readonly everyMs: number; readonly last: () => number | undefined }) {
      const labels = { labelNames: [] as const, registers };
      new Gauge({
        ...labels,
        name: 'site_backup_interval_seconds',
        help: 'Time from one backup to the next',
      }).set(everyMs / 1000);
      new Gauge({
        ...labels,
        name: 'site_backup_last_timestamp_seconds',
        help: 'When the last backup was made by any server; 0 if none was',
        collect() {
          const time = last();
          if (time === undefined) this.remove();
          else this.set(time / 1000);
        },
      });
      const failures = new Counter({
        ...labels,
        name: 'site_backup_failures_total',
        help: 'Backups of this server that failed',
      });
      return { failed: () => failures.inc() };
    },
    /** Media type of `text`. */
    type: registry.contentType,
    /** Returns all metrics in Prometheus' text format. */
    text: () => registry.metrics(),
    /** Returns the names of all metrics, for tests. */
    names: async () => (await registry.getMetricsAsJSON()).map(({ name }) => name),
  };
}

const kindOf = (path: string) => (path.startsWith('/api/') ? 'api' : path.startsWith('/assets/') ? 'asset' : 'page');
