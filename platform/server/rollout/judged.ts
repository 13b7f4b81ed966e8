import { CANARY_RULES, type Judgement, judge, type Measure, RELEASE_RULES, shareOf } from '../analysis/judge.ts';
import type { Deployment } from '../deployments/deployment.ts';
import type { Visit } from '../reports/visit.ts';
import type { Visits } from '../reports/visits.ts';
import { type Watched, watchedOf } from './watched.ts';

/** Visits before a plain release that it is compared with, in milliseconds. */
const BEFORE_MS = 3_600_000;

/** What is watched, and what the judge finds of it. */
export interface Judged {
  readonly watched: Watched;
  readonly judgement: Judgement;
}

/** Visits of a watched release, and of what it is compared with. */
interface Told {
  readonly release: readonly Visit[];
  readonly others: readonly Visit[];
}

/** Reads the visits of a watched release that began until a time (ms since 1970). */
async function toldOf(visits: Pick<Visits, 'list'>, one: Watched, until: number): Promise<Told> {
  const since = Date.parse(one.since);
  const before = one.kind === 'release' ? BEFORE_MS : 0;
  const told = (await visits.list({ remote: one.name, since: since - before })).filter(({ at }) => at <= until);
  return {
    release: told.filter(({ version, at }) => version === one.version && at >= since),
    others: told.filter(({ version }) => version === one.others),
  };
}

const rulesOf = ({ kind }: Watched) => (kind === 'canary' ? CANARY_RULES : RELEASE_RULES);

const judgeTold = ({ release, others }: Told, one: Watched) => judge(release, others, one.step, rulesOf(one));

/** Asks the judge about a release, by what browsers have told so far. */
export const judgementOf = async (visits: Pick<Visits, 'list'>, one: Watched): Promise<Judgement> =>
  judgeTold(await toldOf(visits, one, Number.POSITIVE_INFINITY), one);

/**
 * Asks the judge about all that is watched now.
 * @param history Of all names, newest first.
 */
export const judgeAll = (visits: Pick<Visits, 'list'>, history: readonly Deployment[], now: Date) =>
  Promise.all(
    watchedOf(history, now).map(async (watched): Promise<Judged> => {
      return { watched, judgement: await judgementOf(visits, watched) };
    }),
  );

/** Points of a curve. */
const POINTS = 24;

/** The watch decided at most so many ms before its entry was logged. */
const DECIDED_MS = 60_000;

/** What the watch had seen when it made an entry of the log. */
export interface Evidence extends Judged {
  /** ISO times between which the release was watched. */
  readonly since: string;
  readonly until: string;
  /** The measure that decided, and the share of bad visitors beyond which the release is worse than the others' visits. */
  readonly measure: Measure;
  readonly bound: number;
  /** Share of bad visitors in all visits so far, at times of equal distance from `since` to `until`; null: nobody had told yet. */
  readonly curve: { readonly release: readonly (number | null)[]; readonly others: readonly (number | null)[] };
}

/**
 * Judges what was watched before an entry of the log anew, by the visits until then; undefined if nothing was, or its visits are gone.
 * @param history Of all names, newest first.
 */
export async function evidenceOf(
  visits: Pick<Visits, 'list'>,
  history: readonly Deployment[],
  seq: number,
): Promise<Evidence | undefined> {
  const index = history.findIndex((one) => one.seq === seq);
  const entry = history[index];
  if (!entry) return undefined;
  const { name, createdAt: until } = entry;
  const decidedAt = new Date(Date.parse(until) - DECIDED_MS);
  const watched = watchedOf(history.slice(index + 1), decidedAt).find((one) => one.name === name);
  if (!watched) return undefined;
  const told = await toldOf(visits, watched, Date.parse(until));
  if (told.release.length === 0) return undefined;
  const judgement = judgeTold(told, watched);
  const { measure } = judgement.findings.find(({ verdict }) => verdict === 'worse') ?? { measure: 'errors' };
  const since = Date.parse(watched.since);
  const times = Array.from({ length: POINTS }, (_, i) => since + ((Date.parse(until) - since) * (i + 1)) / POINTS);
  const curveOf = (own: readonly Visit[]) =>
    times.map((time) =>
      shareOf(
        measure,
        own.filter(({ at }) => at <= time),
      ),
    );
  const curve = { release: curveOf(told.release), others: curveOf(told.others) };
  const { factor, add } = rulesOf(watched).worse[measure];
  const bound = (shareOf(measure, told.others) ?? 0) * factor + add;
  return { watched, judgement, since: watched.since, until, measure, bound, curve };
}
