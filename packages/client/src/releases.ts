import * as v from 'valibot';

/** Number of parts of a plot, oldest first; they end now. */
export const PLOT_PARTS = 28;

/** Hours of a part: a plot shows seven days. */
export const PART_HOURS = 6;

/** Characters of the reason for a change. */
export const MAX_REASON_LENGTH = 300;

/** Reports of a version in a span of time. */
const figures = v.object({
  /** Visitors with a report. */
  visitors: v.number(),
  /** Share of them that met a fault, 0 to 1. */
  errors: v.nullable(v.number()),
  /** 75th percentile of the largest paint, ms. */
  lcp: v.nullable(v.number()),
});

/** `number`: how many versions of the name had been live or a canary when this one first was, itself counted. */
const numbered = v.object({ version: v.string(), number: v.number() });

/** Visitors of a version who reported a measure, and those of them with a bad value. */
const count = v.object({ visitors: v.number(), bad: v.number() });

const measure = v.picklist(['errors', 'hydration', 'lcp', 'inp']);

const verdict = v.picklist(['worse', 'not worse', 'not enough evidence']);

/** Comparison of a release with its baseline: the live version, or the one before. */
const analysis = v.object({
  /** Number of the baseline's version. */
  baseline: v.number(),
  verdict,
  findings: v.array(v.object({ measure, release: count, baseline: count, verdict })),
});

const liveRemote = v.object({
  name: v.string(),
  paths: v.array(v.string()),
  live: v.object({
    ...numbered.entries,
    /** ISO time. */
    since: v.string(),
    /** Whose token it was. Null: the start of a site. */
    by: v.nullable(v.string()),
    /** Its last seven days. */
    week: figures,
    plot: v.array(figures),
  }),
  /** Null: it is not analysed any more. `until`: ISO time. */
  analysis: v.nullable(v.object({ ...analysis.entries, until: v.string() })),
  canary: v.nullable(
    v.object({
      ...numbered.entries,
      /** Share of the visitors, in percent. */
      traffic: v.number(),
      since: v.string(),
      by: v.nullable(v.string()),
      week: figures,
      plot: v.array(figures),
      /** Null: the rollout controller is off. */
      analysis: v.nullable(analysis),
    }),
  ),
  /** What the rollout controller took back, by the entry `seq` of the log, if nothing was done about the name since. False: it was a canary. */
  takenBack: v.nullable(
    v.object({ ...numbered.entries, wasLive: v.boolean(), seq: v.number(), at: v.string(), note: v.string() }),
  ),
  /** Versions that can be live again, newest first, without the live one. */
  earlier: v.array(v.object({ ...numbered.entries, since: v.string(), week: figures })),
});

const logEntry = v.object({
  seq: v.number(),
  /** ISO time. */
  at: v.string(),
  name: v.string(),
  action: v.picklist(['promote', 'rollback', 'pin', 'unpin', 'retire', 'canary']),
  ...numbered.entries,
  /** Only of a canary. */
  traffic: v.nullable(v.number()),
  by: v.nullable(v.string()),
  note: v.nullable(v.string()),
});

/** Response of `GET /api/v1/releases`: what is live, for the admin. */
export const releasesOverview = v.object({
  /** Number of the newest deployment. */
  seq: v.number(),
  /** When it was logged, ISO time. */
  since: v.string(),
  /** ISO time of the newest report. Null: there was none in 14 days. */
  lastReport: v.nullable(v.string()),
  remotes: v.array(liveRemote),
  /** The newest entries of the log, newest first. */
  log: v.array(logEntry),
});

const shares = v.array(v.nullable(v.number()));

/** Response of `GET /api/v1/releases/evidence/:seq`: the analysis from which that entry of the log followed. */
export const releaseEvidence = v.object({
  ...analysis.entries,
  /** Number of the version that was analysed. */
  number: v.number(),
  /** ISO times between which it was analysed. */
  since: v.string(),
  until: v.string(),
  /** The measure that decided, and its share of bad visitors so far, at equal intervals. Null: before the first report. */
  measure,
  /** Share beyond which the release is worse. */
  bound: v.number(),
  curve: v.object({ release: shares, baseline: shares }),
});

const lines = v.array(v.string());

/** Response of `GET /api/v1/releases/changes/:seq`: the pages whose text that entry of the log has changed. */
export const releaseChanges = v.object({
  /** Number of the version that was live before. Null: there was none. */
  before: v.nullable(v.number()),
  pages: v.array(v.object({ path: v.string(), added: lines, removed: lines, more: v.number() })),
  /** False: some pages were not compared. */
  isComplete: v.boolean(),
});

/** Request of `POST /api/v1/releases/:name`: what shall be live. */
export const releaseChange = v.strictObject({
  version: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'Name a version by its 64 digits.')),
  /** Share of the visitors in percent; 100: everybody. 0: its canary ends. */
  traffic: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  reason: v.pipe(v.string(), v.trim(), v.maxLength(MAX_REASON_LENGTH)),
});

export type ReleasesOverview = v.InferOutput<typeof releasesOverview>;
export type LiveRemote = v.InferOutput<typeof liveRemote>;
export type Canary = NonNullable<LiveRemote['canary']>;
export type Analysis = v.InferOutput<typeof analysis>;
export type ReleaseEvidence = v.InferOutput<typeof releaseEvidence>;
export type ReleaseChanges = v.InferOutput<typeof releaseChanges>;
export type Figures = v.InferOutput<typeof figures>;
export type LogEntry = v.InferOutput<typeof logEntry>;
export type ReleaseChange = v.InferOutput<typeof releaseChange>;
