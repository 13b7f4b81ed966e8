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
  /** Counts faults that no release caused. */
  foreign(count: number): void;
  longTasks(remote: string, version: string, count: number): void;
  /** Counts the metrics of a document that the remote served. `inp` and `lcp` in ms. */
  vitals(remote: string, version: string, vitals: Pick<VisitReport, 'lcp' | 'inp' | 'cls'>): void;
}

/** The state of the pages, which is read with the metrics. */
interface MeasuredPages {
  readonly cache: { readonly size: { readonly pages: number; readonly bytes: number } };
  /** The live releases. */
  readonly releases: readonly { readonly name: string; readonly version: string }[];
}

/** The metrics of a server, for Prometheus. */
export type Metrics = ReturnType<typeof createMetrics>;

/** Creates the metrics of this server. All labels have a bounded set of values, whatever is requested or reported. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const byRelease = ['remote', 'version'] as const;
  collectDefaultMetrics({ register: registry });

  const counter = <Label extends string = never>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Counter({ name, help, labelNames, registers });
  const histogram = <Label extends string>(
    name: string,
    help: string,
    buckets: number[],
    labelNames: readonly Label[],
  ) => new Histogram({ name, help, buckets, labelNames, registers });
  /** Adds a gauge whose value is read with the metrics; without a value while that is not a number. */
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        const value = read();
        if (Number.isNaN(value)) this.remove();
        else this.set(value);
      },
    });
  const vital = (name: string, help: string, buckets: number[]) =>
    histogram(name, `${help}, by the release that served the page`, buckets, byRelease);

  const requests = histogram(
    'site_request_duration_seconds',
    'Requests by kind (page, asset, api) and class of status, with the time until the response',
    SECONDS,
    ['kind', 'status'],
  );
  const hits = counter('site_page_cache_hits_total', 'Pages that were sent from memory');
  const renders = histogram(
    'site_render_duration_seconds',
    'Pages that were rendered, by remote and outcome (ok, failed)',
    SECONDS,
    ['remote', 'outcome'],
  );
  const starts = counter('site_render_process_starts_total', 'Render processes that were started, by remote', [
    'remote',
  ]);
  const failures = counter(
    'site_render_process_failures_total',
    'Render processes that ended because a page threw outside of its rendering, hung, exited or ran out of memory',
    ['remote'],
  );
  const faults = counter(
    'site_browser_faults_total',
    `Faults that browsers reported, by release and kind (${FAULT_KINDS.join(', ')})`,
    [...byRelease, 'kind'],
  );
  const foreign = counter(
    'site_browser_foreign_faults_total',
    'Faults in browsers that no release caused, such as those of extensions',
  );
  const views = counter(
    'site_browser_reports_total',
    'Reports of documents, by the release that served them',
    byRelease,
  );
  const longTasks = counter(
    'site_browser_long_tasks_total',
    'Tasks of more than 200 ms that browsers reported, by release',
    byRelease,
  );
  const lcp = vital('site_browser_lcp_seconds', 'Largest Contentful Paint', LCP_S);
  const inp = vital('site_browser_inp_seconds', 'Interaction to Next Paint', INP_S);
  const cls = vital('site_browser_cls', 'Cumulative Layout Shift', CLS);
  const dropped = counter(
    'site_reports_dropped_total',
    'Reports that were refused or lost because there were too many',
  );

  const request: LogRequest = ({ path, status, ms }) =>
    requests.observe({ kind: kindOf(path), status: `${Math.floor(status / 100)}xx` }, ms / 1000);

  const known = new Set<string>();
  /** Returns the labels of a release. */
  function labelsOf(remote: string, version: string) {
    const key = `${remote} ${version}`;
    if (known.size < MAX_RELEASES) known.add(key);
    return { remote, version: known.has(key) ? version.slice(0, VERSION_LENGTH) : 'other' };
  }

  /** Counts the reports of browsers, of releases that were live: the names of others are unbounded. */
  const counts: ReportCounts = {
    fault: (remote, version, kind) => faults.inc({ ...labelsOf(remote, version), kind }),
    foreign: (count) => foreign.inc(count),
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
    processFailed: (remote: string | null) => failures.inc({ remote: remote ?? 'layout' }),
    /** Returns a pool whose renderings are counted. */
    measurePool: (pool: RenderPool): RenderPool => ({
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
    /** Adds the state of the pages. */
    addPages(pages: MeasuredPages): void {
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
    /** Adds the time of the last backup. `last`: milliseconds since the epoch, 0 if there is none, undefined while that is not known. */
    addBackups({ everyMs, last }: { readonly everyMs: number; readonly last: () => number | undefined }) {
      gauge('site_backup_interval_seconds', 'Time from one backup to the next', () => everyMs / 1000);
      gauge(
        'site_backup_last_timestamp_seconds',
        'When the last backup was made by any server; 0 if there is none',
        () => (last() ?? Number.NaN) / 1000,
      );
      const failed = counter('site_backup_failures_total', 'Backups of this server that failed');
      return { failed: () => failed.inc() };
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
