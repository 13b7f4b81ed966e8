import { figuresOf, type Judgement } from '../analysis/judge.ts';
import type { Deployment } from '../deployments/deployment.ts';
import { ProblemError } from '../http/problem.ts';
import type { Logger } from '../http/request-log.ts';
import type { Canaries } from '../releases/canaries.ts';
import type { Promotions } from '../releases/promotions.ts';
import type { ReleaseStore } from '../releases/store/release-store.ts';
import type { Visits } from '../reports/visits.ts';
import { messageOf } from '../start-error.ts';
import { judgementOf } from './judged.ts';
import { type Watched, watchedOf } from './watched.ts';

/** Who an entry of the log names that the watch has made. */
export const ACTOR = 'watch';

/** Time between two looks, in milliseconds: the evidence is acted on within a minute. */
const LOOK_MS = { least: 10_000, most: 50_000 };

/** A look may take a tenth of the time. */
const SHARE = 10;

/** The traffic that a canary goes on to by itself, after this time at least, in milliseconds: visitors differ from minute to minute. */
const STEPS = [5, 25, 100];
export const STEP_MS = 10 * 60_000;

/** Maximum characters of a note of the log. */
const MAX_NOTE = 300;

/** What the site has done by itself, or could not do. */
export interface News {
  /** Name of a release, or `backup`. */
  readonly name: string;
  /** Version of the release. */
  readonly version?: string;
  /** What was done, and why, in one line. */
  readonly text: string;
}

interface WatchDeps {
  readonly store: Pick<ReleaseStore, 'history' | 'position'>;
  readonly visits: Pick<Visits, 'list'>;
  readonly canaries: Pick<Canaries, 'set' | 'end' | 'faultOf'>;
  readonly promotions: Pick<Promotions, 'promote' | 'rollBack'>;
  /** Tells people. Never rejects. */
  readonly tell: (news: News) => Promise<void>;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly now?: () => Date;
}

/** What is done about a release, and by whom. */
interface Proposal {
  readonly done: string;
  readonly act: (options: {
    readonly decidedAt: number;
    readonly provenance: { actor: string; note: string };
  }) => Promise<unknown>;
}

/** A proposal, and its reason in one line. */
type Reasoned = Proposal & { readonly why: string };

/** Watches canaries and plain releases. */
export type Watch = ReturnType<typeof createWatch>;

/**
 * Creates the watch of a site. It asks the judge, and tells the code of deployments what to do at which entry of the log: of several
 * servers that see the same, one does it. If anything fails, nothing changes.
 */
export function createWatch({ store, visits, canaries, promotions, tell, log, now = () => new Date() }: WatchDeps) {
  /** Failures that were logged, by what they were about. Each is logged once for as long as it lasts. */
  const failures = new Map<string, string>();

  /** The log as it was last read, up to the position. */
  let known: { readonly position: number; readonly history: readonly Deployment[] } | undefined;

  /** Reads the log, if it has grown. */
  async function readLog(): Promise<readonly Deployment[]> {
    const position = await store.position();
    if (known?.position !== position) known = { position, history: await store.history() };
    return known.history;
  }

  async function guarded(about: string, action: () => Promise<void>): Promise<void> {
    try {
      await action();
      failures.delete(about);
    } catch (error) {
      const message = messageOf(error);
      if (failures.get(about) !== message) log.error({ err: error, about }, 'the watch could not do its work');
      failures.set(about, message);
    }
  }

  /** Returns what to do about a release; undefined if nothing. */
  function proposalFor(one: Watched, { verdict }: Judgement): Proposal | undefined {
    const { name, version } = one;
    if (one.kind === 'release') {
      if (verdict !== 'worse') return undefined;
      // Pages that came with the release go with it: they are a quarter of an hour old.
      const removes = ['/*'];
      return { done: 'Rolled back', act: (options) => promotions.rollBack(name, { ...options, removes }) };
    }
    if (verdict === 'worse')
      return { done: 'Canary ended', act: (options) => canaries.end({ name, version }, options) };
    const isDue = now().getTime() - Date.parse(one.since) >= STEP_MS;
    const traffic = STEPS.find((step) => step > one.traffic);
    if (verdict !== 'not worse' || !isDue || traffic === undefined) return undefined;
    if (traffic < 100) {
      return { done: `Canary at ${traffic} %`, act: (options) => canaries.set({ name, version, traffic }, options) };
    }
    const { removes } = one;
    return { done: 'Promoted', act: (options) => promotions.promote(name, version, { ...options, removes }) };
  }

  /** Returns the canary's end if it no longer fits what is live beside it. */
  async function endOfUnfit(one: Watched): Promise<Reasoned | undefined> {
    const why = one.kind === 'canary' ? await canaries.faultOf(one) : undefined;
    if (why === undefined) return undefined;
    return { done: 'Canary ended', why, act: (options) => canaries.end(one, options) };
  }

  async function proposalOf(one: Watched): Promise<Reasoned | undefined> {
    const unfit = await endOfUnfit(one);
    if (unfit) return unfit;
    const judgement = await judgementOf(visits, one);
    const proposal = proposalFor(one, judgement);
    return proposal && { ...proposal, why: figuresOf(judgement) };
  }

  async function lookAt(one: Watched, decidedAt: number): Promise<void> {
    const proposal = await proposalOf(one);
    if (!proposal) return;
    const { name, version } = one;
    const note = `${proposal.done}: ${proposal.why}`.slice(0, MAX_NOTE);
    try {
      await proposal.act({ decidedAt, provenance: { actor: ACTOR, note } });
    } catch (error) {
      // Another server has done it, or a person something else. What is still to do is seen at the next look.
      if (error instanceof ProblemError && error.details.slug === 'switched-meanwhile') return;
      throw error;
    }
    log.warn({ name, version, note }, 'the watch has acted');
    await tell({ name, version, text: note });
  }

  /** Looks at all that is watched, once. Never rejects. */
  const look = (): Promise<void> =>
    guarded('the log', async () => {
      const history = await readLog();
      const decidedAt = history[0]?.seq ?? 0;
      for (const one of watchedOf(history, now())) {
        await guarded(`${one.name} ${one.version}`, () => lookAt(one, decidedAt));
      }
    });

  return {
    look,
    /** Looks again and again. Returns a function that stops it. */
    start(): () => Promise<void> {
      let isStopped = false;
      let looking = Promise.resolve();
      let timer: NodeJS.Timeout | undefined;
      const next = (delay: number) => {
        if (isStopped) return;
        timer = setTimeout(() => {
          const startedAt = performance.now();
          looking = look().then(() =>
            next(Math.min(LOOK_MS.most, Math.max(LOOK_MS.least, SHARE * (performance.now() - startedAt)))),
          );
        }, delay).unref();
      };
      next(LOOK_MS.least);
      return async () => {
        isStopped = true;
        clearTimeout(timer);
        await looking;
      };
    },
  };
}
