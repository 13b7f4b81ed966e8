import type { Deployment } from '../deployments/deployment.ts';
import { CANARY_RULES, type Judgement, judge, RELEASE_RULES } from '../judge/judge.ts';
import type { Visits } from '../reports/visits.ts';
import { type Watched, watchedOf } from './watched.ts';

/** Visits before a plain release that it is compared with, in milliseconds. */
const BEFORE_MS = 3_600_000;

/** What is watched, and what the judge finds of it. */
export interface Judged {
  readonly watched: Watched;
  readonly judgement: Judgement;
}

/** Asks the judge about a release, by what browsers have told so far. */
export async function judgementOf(visits: Pick<Visits, 'list'>, one: Watched): Promise<Judgement> {
  const since = Date.parse(one.since);
  const before = one.kind === 'release' ? BEFORE_MS : 0;
  const told = await visits.list({ remote: one.name, since: since - before });
  const release = told.filter(({ version, at }) => version === one.version && at >= since);
  const others = told.filter(({ version }) => version === one.others);
  return judge(release, others, one.step, one.kind === 'canary' ? CANARY_RULES : RELEASE_RULES);
}

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
