import { type Canary, canaryOf } from '@platform/server/deployments/canary';
import { type Deployment, isSwitch, keptVersions, liveEntry } from '@platform/server/deployments/deployment';
import type { VersionPart } from '@platform/server/reports/version-parts';
import type { AnalysedRollout, Evidence } from '@platform/server/rollout/analyse-rollout';
import { ACTOR } from '@platform/server/rollout/controller';
import { RELEASE_MS } from '@platform/server/rollout/rollouts';
import {
  type Analysis,
  type Figures,
  type LiveRemote,
  type LogEntry,
  PART_HOURS,
  PLOT_PARTS,
  type ReleaseEvidence,
  type ReleasesOverview,
} from '@studio/client/releases';

/** Length of a plot, in ms. */
export const PLOT_MS = PLOT_PARTS * PART_HOURS * 60 * 60 * 1000;

/** Entries of the log that the overview contains. */
const LOG_LENGTH = 200;

/** Actions that show visitors another version. */
const SHOWS: ReadonlySet<string> = new Set(['promote', 'rollback', 'canary']);

/** Earlier versions that can be chosen. */
const EARLIER = 5;

/** Share of the visitors whose largest paint was as quick as the figure says. */
const PERCENTILE = 0.75;

/** What the overview is made of. */
interface Sources {
  /** The log, newest first. */
  readonly history: readonly Deployment[];
  /** Returns the paths of a remote's live pages. */
  readonly pathsOf: (name: string) => readonly string[];
  /** Of the time of a plot. */
  readonly parts: readonly VersionPart[];
  readonly rollouts: readonly AnalysedRollout[];
  /** Time of the newest report, in ms since 1970; undefined without one. */
  readonly lastReport: number | undefined;
}

/** Describes what is live. */
export function overviewOf({ history, pathsOf, parts, rollouts, lastReport }: Sources): ReleasesOverview {
  const numbers = numbersOf(history);
  const names = [...new Set(history.map(({ name }) => name))].sort();
  return {
    seq: history[0]?.seq ?? 0,
    since: history.find(isSwitch)?.createdAt ?? '',
    lastReport: lastReport === undefined ? null : new Date(lastReport).toISOString(),
    remotes: names.flatMap((name) => remoteOf(name) ?? []),
    log: history.slice(0, LOG_LENGTH).map(logEntryOf),
  };

  function remoteOf(name: string): LiveRemote | undefined {
    const own = history.filter((one) => one.name === name);
    const live = liveEntry(own);
    if (live === undefined) return undefined;
    const first = (version: string) => own.findLast((one) => one.version === version)?.createdAt ?? live.createdAt;
    const running = canaryOf(own);
    const rollout = rollouts.find((active) => active.rollout.name === name);
    const analysis = rollout && analysisOf(rollout, numbers);
    const until = new Date(Date.parse(live.createdAt) + RELEASE_MS).toISOString();
    return {
      name,
      paths: [...pathsOf(name)],
      live: { ...numbered(live), since: live.createdAt, by: live.actor ?? null, ...figuresOf(live.version) },
      analysis: analysis && rollout.rollout.kind === 'release' ? { ...analysis, until } : null,
      canary: running ? canaryPart(running, own, analysis) : null,
      takenBack: takenBackOf(own),
      earlier: keptVersions(own)
        .filter((version) => version !== live.version)
        .slice(0, EARLIER)
        .map((version) => ({ ...numbered({ name, version }), since: first(version), week: figuresOf(version).week })),
    };
  }

  function canaryPart(
    canary: Canary,
    own: readonly Deployment[],
    analysis: Analysis | undefined,
  ): LiveRemote['canary'] {
    const by = own.find(({ seq }) => seq === canary.seq)?.actor ?? null;
    const { traffic, begunAt } = canary;
    return {
      ...numbered(canary),
      traffic,
      since: begunAt,
      by,
      ...figuresOf(canary.version),
      analysis: analysis ?? null,
    };
  }

  /** `own`: the entries of one name, newest first. */
  function takenBackOf(own: readonly Deployment[]): LiveRemote['takenBack'] {
    const [newest] = own;
    const isEnd = newest?.action === 'rollback' || (newest?.action === 'canary' && newest.traffic === 0);
    if (!newest || !isEnd || newest.actor !== ACTOR) return null;
    // A roll-back names what it makes live: what it took back is what was live before.
    const taken = newest.action === 'canary' ? newest : liveEntry(own.slice(1));
    if (!taken) return null;
    const wasLive = newest.action === 'rollback';
    return { ...numbered(taken), wasLive, seq: newest.seq, at: newest.createdAt, note: newest.note ?? '' };
  }

  function logEntryOf({ seq, createdAt, name, action, version, traffic, actor, note }: Deployment): LogEntry {
    const shown = { ...numbered({ name, version }), traffic: traffic ?? null, by: actor ?? null, note: note ?? null };
    return { seq, at: createdAt, name, action, ...shown };
  }

  function numbered({ name, version }: Pick<Deployment, 'name' | 'version'>) {
    return { version, number: numberIn(numbers, name, version) };
  }

  function figuresOf(version: string): { week: Figures; plot: Figures[] } {
    const own = parts.filter((one) => one.version === version);
    const plot = Array.from({ length: PLOT_PARTS }, (_, part) => sum(own.filter((one) => one.part === part)));
    return { week: sum(own), plot };
  }
}

/**
 * Returns the versions between which an entry of the log changed what visitors see: of a canary, beside the live one. `before`: number of the
 * earlier one. Returns undefined if there is no such entry, or it changed nothing of this kind.
 */
export function comparedBy(history: readonly Deployment[], seq: number) {
  const entry = history.find((one) => one.seq === seq);
  if (!entry || !SHOWS.has(entry.action) || entry.traffic === 0) return undefined;
  const { name, version } = entry;
  const live = liveEntry(history.filter((one) => one.name === name && one.seq < seq));
  const before = live === undefined ? null : numberIn(numbersOf(history), name, live.version);
  return { name, to: version, from: live?.version, before };
}

/** Describes the analysis from which an entry of the log followed. */
export function describedEvidence(history: readonly Deployment[], evidence: Evidence): ReleaseEvidence {
  const { rollout, since, until, measure, bound, curve } = evidence;
  const numbers = numbersOf(history);
  return {
    ...analysisOf(evidence, numbers),
    number: numberIn(numbers, rollout.name, rollout.version),
    ...{ since, until, measure, bound, curve: { release: [...curve.release], baseline: [...curve.baseline] } },
  };
}

/** Numbers of versions, by `name version`. */
type Numbers = ReadonlyMap<string, number>;

const numberIn = (numbers: Numbers, name: string, version: string) => numbers.get(`${name} ${version}`) ?? 0;

function analysisOf(
  { rollout: { name, baseline }, analysis: { verdict, findings } }: AnalysedRollout,
  numbers: Numbers,
): Analysis {
  return { baseline: numberIn(numbers, name, baseline), verdict, findings: [...findings] };
}

/** Numbers the versions of each name in the order in which they were first logged. */
function numbersOf(history: readonly Deployment[]): Numbers {
  const numbers = new Map<string, number>();
  const counts = new Map<string, number>();
  for (const { name, version } of history.toReversed()) {
    const key = `${name} ${version}`;
    if (numbers.has(key)) continue;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    numbers.set(key, count);
  }
  return numbers;
}

function sum(parts: readonly VersionPart[]): Figures {
  const visitors = parts.reduce((count, part) => count + part.visitors, 0);
  const failed = parts.reduce((count, part) => count + part.failed, 0);
  const paints = parts.flatMap((part) => [...part.paints]).sort(([a], [b]) => a - b);
  return { visitors, errors: visitors === 0 ? null : failed / visitors, lcp: percentile(paints) };
}

/** `paints`: counts by time, ascending; a time can occur more than once. */
function percentile(paints: readonly (readonly [ms: number, count: number])[]): number | null {
  const total = paints.reduce((count, [, one]) => count + one, 0);
  let seen = 0;
  for (const [ms, count] of paints) {
    seen += count;
    if (seen >= total * PERCENTILE) return ms;
  }
  return null;
}
