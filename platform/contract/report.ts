import * as v from 'valibot';
import { releaseName } from './registry.ts';
import { cleanText, REPORT_MESSAGE_LENGTH } from './report-text.ts';

/** The release's version: a sha256 in hexadecimal. */
const version = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'the version of a release'));

const path = v.pipe(v.string(), v.maxLength(300), v.regex(/^\/[^?#]*$/, 'a path without search and hash'));

/** Cleaned once more where it arrives: what a browser sends may be anything. */
const message = v.pipe(v.string(), v.maxLength(REPORT_MESSAGE_LENGTH), v.transform(cleanText));

/**
 * What can go wrong in a browser. `error`, `rejection`: not caught. `load`: code is missing, late or altered. `render`: a page threw.
 * `hydration`: the browser rendered something else than the server. `policy`: the Content-Security-Policy was violated. `hang`: no frame
 * for five seconds.
 */
export const FAULT_KINDS = ['error', 'rejection', 'load', 'render', 'hydration', 'policy', 'hang'] as const;

const fault = v.strictObject({
  kind: v.picklist(FAULT_KINDS),
  /** The release that it is attributed to: one of `releases`. */
  remote: releaseName,
  message,
  /** Where in the release's scripts it happened. Lines and columns are counted from 1. */
  at: v.optional(
    v.strictObject({
      file: v.pipe(v.string(), v.regex(/^[\w-][\w.-]{0,120}\.js$/, 'a script of a release')),
      line: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000_000)),
      column: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000_000)),
    }),
  ),
});

const milliseconds = v.pipe(v.number(), v.minValue(0), v.maxValue(600_000));

/** Maximum number of releases that a document runs, of faults, page views and clicks in a report, and of faults of no release. */
export const MAX_REPORTED = { releases: 10, faults: 5, views: 20, clicks: 10, foreign: 100 } as const;

/** Maximum characters of a part of a campaign. */
export const CAMPAIGN_LENGTH = 100;

const campaignText = v.optional(v.pipe(v.string(), v.maxLength(CAMPAIGN_LENGTH)));

/** A host, or a scheme such as `tel`. */
const host = v.pipe(v.string(), v.maxLength(100), v.regex(/^[a-z0-9.:[\]-]+$/, 'a host'));

/**
 * `POST /api/reports/visits`: report of a browser about the releases that a document ran: at once when something fails, and when the
 * visitor leaves. Contains nothing about the visitor but how the document was found.
 */
export const visitReport = v.pipe(
  v.strictObject({
    path,
    /** Name of the remote that served the document; the shell's for the error page. */
    remote: releaseName,
    /** Versions by name: the shell's, and those of the remotes whose pages were shown. */
    releases: v.pipe(v.record(releaseName, version), v.maxEntries(MAX_REPORTED.releases)),
    /** Whether this page view is one of those that count. Reports of other page views contain faults only. */
    counted: v.boolean(),
    faults: v.pipe(v.array(fault), v.maxLength(MAX_REPORTED.faults)),
    /** Of the document: Largest Contentful Paint, Interaction to Next Paint (ms), Cumulative Layout Shift. */
    lcp: v.optional(milliseconds),
    inp: v.optional(milliseconds),
    cls: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1000))),
    /** Number of faults that no release caused, such as those of extensions. They count against no release. */
    foreign: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_REPORTED.foreign))),
    /** Paths of the pages that were viewed since the last report, the first one of the document first. */
    views: v.optional(v.pipe(v.array(path), v.maxLength(MAX_REPORTED.views))),
    /** Host of the other site that linked to the document. In the first report with views only, as `utm`. */
    referrer: v.optional(host),
    /** The campaign that the document's address names: `utm_source` … */
    utm: v.optional(v.strictObject({ source: campaignText, medium: campaignText, campaign: campaignText })),
    /** Links to other sites and programs that were followed, by their host or scheme, and the page that they are on. */
    clicks: v.optional(v.pipe(v.array(v.strictObject({ path, to: host })), v.maxLength(MAX_REPORTED.clicks))),
    /** Number of tasks that took longer than 200 ms since the page was hydrated, by the release that ran them, where that is known. */
    longTasks: v.optional(v.record(releaseName, v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)))),
  }),
  v.check(({ releases, remote, faults, longTasks }) => {
    const named = [remote, ...faults.map((listed) => listed.remote), ...Object.keys(longTasks ?? {})];
    return named.every((name) => Object.hasOwn(releases, name));
  }, 'names a release that the document does not run'),
);

export type VisitReport = v.InferOutput<typeof visitReport>;
export type Fault = v.InferOutput<typeof fault>;
