import { type Analysis, describeAnalysis } from '../analysis/analyse.ts';
import type { Deployment } from '../deployments/deployment.ts';
import { ProblemError } from '../http/problem.ts';
import type { Logger } from '../http/request-log.ts';
import type { Canaries } from '../releases/canaries.ts';
import type { Promotions } from '../releases/promotions.ts';
import type { ReleaseStore } from '../releases/store/release-store.ts';
import type { Visits } from '../reports/visits.ts';
import { messageOf } from '../start-error.ts';
import { analyseRollout } from './analyse-rollout.ts';
import type { Notify } from './notifier.ts';
import { activeRollouts, type Rollout } from './rollouts.ts';

/** The actor that the log names for deployments of the controller. */
export const ACTOR = 'rollout controller';

/** Time between two checks, in milliseconds: the evidence is acted on within a minute. */
const CHECK_MS = { least: 10_000, most: 50_000 };

/** Checks may take one tenth of the time. */
const SHARE = 10;

/** Traffic of a canary, in percent, and the shortest time of a step, in milliseconds: visitors differ from minute to minute. */
const STEPS = [5, 25, 100];
export const STEP_MS = 10 * 60_000;

/** Maximum characters of a note of the log. */
const MAX_NOTE = 300;

interface ControllerDeps {
  readonly store: Pick<ReleaseStore, 'history' | 'position'>;
  readonly visits: Pick<Visits, 'list'>;
  readonly canaries: Pick<Canaries, 'set' | 'end' | 'faultOf'>;
  readonly promotions: Pick<Promotions, 'promote' | 'rollBack'>;
  readonly notify: Notify;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly now?: () => Date;
}

/** A deployment that the controller makes. */
interface Decision {
  readonly done: string;
  readonly act: (options: {
    readonly decidedAt: number;
    readonly provenance: { actor: string; note: string };
  }) => Promise<unknown>;
}

type ReasonedDecision = Decision & { readonly why: string };

/**
 * Creates the rollout controller. It ends, widens and promotes canaries, and rolls releases back, by their analysis. Each deployment
 * names the entry of the log that it follows from, so that one of several servers makes it. An error changes nothing.
 */
export function createRolloutController(deps: ControllerDeps) {
  const { store, visits, canaries, promotions, notify, log, now = () => new Date() } = deps;

  /** Messages of errors that were logged, by subject: each is logged once while it lasts. */
  const failures = new Map<string, string>();

  /** The log at the position at which it was last read. */
  let cached: { readonly position: number; readonly history: readonly Deployment[] } | undefined;

  async function readLog(): Promise<readonly Deployment[]> {
    const position = await store.position();
    if (cached?.position !== position) cached = { position, history: await store.history() };
    return cached.history;
  }

  async function guarded(about: string, action: () => Promise<void>): Promise<void> {
    try {
      await action();
      failures.delete(about);
    } catch (error) {
      const message = messageOf(error);
      if (failures.get(about) !== message) log.error({ err: error, about }, 'the rollout controller failed');
      failures.set(about, message);
    }
  }

  /** Returns the decision that follows from an analysis; undefined for none. */
  function decisionFor(rollout: Rollout, { verdict }: Analysis): Decision | undefined {
    const { name, version } = rollout;
    if (rollout.kind === 'release') {
      if (verdict !== 'worse') return undefined;
      // Pages that the release added go with it: they are at most 15 minutes old.
      const removes = ['/*'];
      return { done: 'Rolled back', act: (options) => promotions.rollBack(name, { ...options, removes }) };
    }
    if (verdict === 'worse')
      return { done: 'Canary ended', act: (options) => canaries.end({ name, version }, options) };
    const isDue = now().getTime() - Date.parse(rollout.since) >= STEP_MS;
    const traffic = STEPS.find((step) => step > rollout.traffic);
    if (verdict !== 'not worse' || !isDue || traffic === undefined) return undefined;
    if (traffic < 100) {
      return { done: `Canary at ${traffic} %`, act: (options) => canaries.set({ name, version, traffic }, options) };
    }
    const { removes } = rollout;
    return { done: 'Promoted', act: (options) => promotions.promote(name, version, { ...options, removes }) };
  }

  async function decide(rollout: Rollout): Promise<ReasonedDecision | undefined> {
    // A canary that no longer fits the live releases ends without an analysis.
    const fault = rollout.kind === 'canary' ? await canaries.faultOf(rollout) : undefined;
    if (fault !== undefined)
      return { done: 'Canary ended', why: fault, act: (options) => canaries.end(rollout, options) };
    const analysis = await analyseRollout(visits, rollout);
    const decision = decisionFor(rollout, analysis);
    return decision && { ...decision, why: describeAnalysis(analysis) };
  }

  async function checkRollout(rollout: Rollout, decidedAt: number): Promise<void> {
    const decision = await decide(rollout);
    if (!decision) return;
    const { name, version } = rollout;
    const note = `${decision.done}: ${decision.why}`.slice(0, MAX_NOTE);
    try {
      await decision.act({ decidedAt, provenance: { actor: ACTOR, note } });
    } catch (error) {
      // Another server, or a person, has made a deployment meanwhile: the next check reads it.
      if (error instanceof ProblemError && error.details.slug === 'deployed-meanwhile') return;
      throw error;
    }
    log.warn({ name, version, note }, 'the rollout controller made a deployment');
    await notify({ name, version, text: note });
  }

  /** Checks all active rollouts once. Never rejects. */
  const check = (): Promise<void> =>
    guarded('the log', async () => {
      const history = await readLog();
      const decidedAt = history[0]?.seq ?? 0;
      // At once, so that a release that is slow to check delays no decision about another one.
      await Promise.all(
        activeRollouts(history, now()).map((rollout) =>
          guarded(`${rollout.name} ${rollout.version}`, () => checkRollout(rollout, decidedAt)),
        ),
      );
    });

  return {
    check,
    /** Checks at intervals. Returns a function that stops this. */
    start(): () => Promise<void> {
      let isStopped = false;
      let checking = Promise.resolve();
      let timer: NodeJS.Timeout | undefined;
      const schedule = (delay: number) => {
        if (isStopped) return;
        timer = setTimeout(() => {
          const startedAt = performance.now();
          checking = check().then(() =>
            schedule(Math.min(CHECK_MS.most, Math.max(CHECK_MS.least, SHARE * (performance.now() - startedAt)))),
          );
        }, delay).unref();
      };
      schedule(CHECK_MS.least);
      return async () => {
        isStopped = true;
        clearTimeout(timer);
        await checking;
      };
    },
  };
}
