import { type Analysis, analyse, CANARY_RULES, type Measure, RELEASE_RULES, shareOf } from '../analysis/analyse.ts';
import type { Deployment } from '../deployments/deployment.ts';
import type { Visit, Visits } from '../reports/visits.ts';
import { activeRollouts, type Rollout } from './rollouts.ts';

/** Time before a promotion of which the visits are the baseline, in milliseconds. */
const BASELINE_MS = 3_600_000;

/** Points of a curve. */
const POINTS = 24;

/** Longest time between an analysis and the deployment that follows from it, in milliseconds. */
const DECISION_MS = 60_000;

export interface AnalysedRollout {
  readonly rollout: Rollout;
  readonly analysis: Analysis;
}

interface ComparedVisits {
  readonly release: readonly Visit[];
  readonly baseline: readonly Visit[];
}

/** Reads the visits of a rollout and of its baseline. `until`: ms since 1970. */
async function visitsOf(
  visits: Pick<Visits, 'list'>,
  rollout: Rollout,
  until = Number.POSITIVE_INFINITY,
): Promise<ComparedVisits> {
  const since = Date.parse(rollout.since);
  const before = rollout.kind === 'release' ? BASELINE_MS : 0;
  const listed = await visits.list({ remote: rollout.name, since: since - before });
  const compared = listed.filter(({ at, set }) => at <= until && !rollout.otherSets.includes(set));
  return {
    release: compared.filter(({ version, at }) => version === rollout.version && at >= since),
    baseline: compared.filter(({ version }) => version === rollout.baseline),
  };
}

const rulesOf = ({ kind }: Rollout) => (kind === 'canary' ? CANARY_RULES : RELEASE_RULES);

const analyseVisits = ({ release, baseline }: ComparedVisits, rollout: Rollout) =>
  analyse(release, baseline, rollout.step, rulesOf(rollout));

/** Analyses a rollout by the visits that were reported so far. */
export const analyseRollout = async (visits: Pick<Visits, 'list'>, rollout: Rollout): Promise<Analysis> =>
  analyseVisits(await visitsOf(visits, rollout), rollout);

/**
 * Analyses all active rollouts.
 * @param history Of all names, newest first.
 */
export const analyseRollouts = (visits: Pick<Visits, 'list'>, history: readonly Deployment[], now: Date) =>
  Promise.all(
    activeRollouts(history, now).map(
      async (rollout): Promise<AnalysedRollout> => ({ rollout, analysis: await analyseRollout(visits, rollout) }),
    ),
  );

/** The analysis from which a deployment of the rollout controller followed. */
export interface Evidence extends AnalysedRollout {
  /** ISO times between which the release was analysed. */
  readonly since: string;
  readonly until: string;
  /** The measure that decided, and the share of bad visitors beyond which the release is worse than its baseline. */
  readonly measure: Measure;
  readonly bound: number;
  /** Share of bad visitors so far, at equal intervals from `since` to `until`; null before the first report. */
  readonly curve: { readonly release: readonly (number | null)[]; readonly baseline: readonly (number | null)[] };
}

/**
 * Repeats the analysis that preceded an entry of the log, with the visits until then. Returns undefined if there was no rollout, or its
 * visits were deleted.
 * @param history Of all names, newest first.
 */
export async function evidenceOf(
  visits: Pick<Visits, 'list'>,
  history: readonly Deployment[],
  seq: number,
): Promise<Evidence | undefined> {
  const index = history.findIndex((entry) => entry.seq === seq);
  const entry = history[index];
  if (!entry) return undefined;
  const { name, createdAt: until } = entry;
  const decidedAt = new Date(Date.parse(until) - DECISION_MS);
  const rollout = activeRollouts(history.slice(index + 1), decidedAt).find((active) => active.name === name);
  if (!rollout) return undefined;
  const compared = await visitsOf(visits, rollout, Date.parse(until));
  if (compared.release.length === 0) return undefined;
  const analysis = analyseVisits(compared, rollout);
  const { measure } = analysis.findings.find(({ verdict }) => verdict === 'worse') ?? { measure: 'errors' };
  const since = Date.parse(rollout.since);
  const times = Array.from({ length: POINTS }, (_, i) => since + ((Date.parse(until) - since) * (i + 1)) / POINTS);
  const curveOf = (own: readonly Visit[]) =>
    times.map((time) =>
      shareOf(
        measure,
        own.filter(({ at }) => at <= time),
      ),
    );
  const curve = { release: curveOf(compared.release), baseline: curveOf(compared.baseline) };
  const { factor, add } = rulesOf(rollout).worse[measure];
  const bound = (shareOf(measure, compared.baseline) ?? 0) * factor + add;
  return { rollout, analysis, since: rollout.since, until, measure, bound, curve };
}
