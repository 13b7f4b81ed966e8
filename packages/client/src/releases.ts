import * as v from 'valibot';

/** Number of parts of a plot, oldest first; they end now. */
export const PLOT_PARTS = 28;

/** Hours of a part: a plot shows seven days. */
export const PART_HOURS = 6;

/** Characters of the reason for a change. */
export const MAX_REASON_LENGTH = 300;

/** What browsers told of a version in a span of time. */
const figures = v.object({
  /** Visitors that told something. */
  visitors: v.number(),
  /** Share of them that met a fault, 0 to 1. */
  errors: v.nullable(v.number()),
  /** 75th percentile of the largest paint, ms. */
  lcp: v.nullable(v.number()),
});

/** `number`: how many versions of the name had been live or a canary when this one first was, itself counted. */
const numbered = v.object({ version: v.string(), number: v.number() });

/** Visitors of a version whose browsers told a measure, and those of them for whom it was bad. */
const count = v.object({ visitors: v.number(), bad: v.number() });

const measure = v.picklist(['errors', 'hydration', 'lcp', 'inp']);

const verdict = v.picklist(['worse', 'not worse', 'not enough evidence']);

/** What the judge finds of a release, beside the version that the others are shown or were shown before. */
const judgement = v.object({
  /** Number of that version. */
  others: v.number(),
  verdict,
  findings: v.array(v.object({ measure, release: count, others: count, verdict })),
});

const liveRemote = v.object({
  name: v.string(),
  /** Its pages' paths. */
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
  /** Null: it is not watched. `until`: ISO time. */
  watch: v.nullable(v.object({ ...judgement.entries, until: v.string() })),
  canary: v.nullable(
    v.object({
      ...numbered.entries,
      /** Share of the visitors, in percent. */
      traffic: v.number(),
      since: v.string(),
      by: v.nullable(v.string()),
      week: figures,
      plot: v.array(figures),
      /** Null: it is not watched, because the site watches nothing. */
      watch: v.nullable(judgement),
    }),
  ),
  /** What the watch took back, by the entry `seq` of the log, if nothing was done about the name since. False: it was a canary. */
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
  /** When a browser last told something, ISO time. Null: in 14 days none did. */
  lastReport: v.nullable(v.string()),
  remotes: v.array(liveRemote),
  /** The newest entries of the log, newest first. */
  log: v.array(logEntry),
});

const shares = v.array(v.nullable(v.number()));

/** Response of `GET /api/v1/releases/evidence/:seq`: what the watch had seen when it made that entry of the log. */
export const releaseEvidence = v.object({
  ...judgement.entries,
  /** Number of the version that was judged. */
  number: v.number(),
  /** ISO times between which it was watched. */
  since: v.string(),
  until: v.string(),
  /** The measure that decided, and its share of bad visitors so far, at times of equal distance. Null: nobody had told yet. */
  measure,
  /** Share beyond which the release is worse. */
  bound: v.number(),
  curve: v.object({ release: shares, others: shares }),
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
export type Judgement = v.InferOutput<typeof judgement>;
export type ReleaseEvidence = v.InferOutput<typeof releaseEvidence>;
export type Figures = v.InferOutput<typeof figures>;
export type LogEntry = v.InferOutput<typeof logEntry>;
export type ReleaseChange = v.InferOutput<typeof releaseChange>;
