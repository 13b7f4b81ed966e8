import { SHELL } from '@platform/contract/registry';
import { LRUCache } from 'lru-cache';
import { noSuchRelease } from '../deployments/deployment-log.ts';
import { ProblemError } from '../http/problem.ts';
import type { LiveSet } from '../pages/live-set.ts';
import { createMutex } from '../queues.ts';
import { type ReleaseSet, setWith } from '../release-set/release-set.ts';
import type { ReleaseStore } from '../releases/store/release-store.ts';
import { readLines } from './page-lines.ts';

/** Maximum numbers of pages of a release that are compared, of lines of each that are listed, and of comparisons in memory. */
const MAX = { pages: 60, lines: 20, kept: 100 } as const;

/** Time after which the other pages are left out, in milliseconds. */
const TIME_MS = 30_000;

/** Comparisons that wait for one another, at most. */
const MAX_WAITING = 4;

/** A page whose text differs. */
export interface ChangedPage {
  /** Path of the page. */
  readonly path: string;
  /** Lines of text that only one of the releases has, in their order, at most 20 each. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** How many more there are. */
  readonly more: number;
}

/** The pages whose text differs between two releases. */
export interface TextChanges {
  readonly pages: readonly ChangedPage[];
  /** False: some pages were not compared, because there are too many, or they could not be rendered in time. */
  readonly isComplete: boolean;
}

/** Two releases of a name. */
export interface Compared {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

interface TextChangesDeps {
  readonly store: Pick<ReleaseStore, 'get' | 'live'>;
  readonly open: (set: ReleaseSet) => Promise<Pick<LiveSet, 'set' | 'pathsOf' | 'document' | 'close'>>;
  readonly timeMs?: number;
}

/**
 * Creates what compares the text of releases: their public pages are rendered with what is live otherwise and with the content of now, so that
 * differences are those of the releases. One comparison runs at a time, and each is kept in memory.
 */
export function createTextChanges({ store, open, timeMs = TIME_MS }: TextChangesDeps) {
  const kept = new LRUCache<string, Promise<TextChanges>>({ max: MAX.kept });
  const mutex = createMutex();
  let waiting = 0;

  /** Returns the lines of a release's pages by path, of the home page for the shell; and whether these are all. */
  async function read({ name, version }: { readonly name: string; readonly version: string }, signal: AbortSignal) {
    const release = await store.get(name, version);
    if (release === undefined) throw noSuchRelease(name, version);
    const pages = await open(setWith(await store.live(), [release]));
    const lines = new Map<string, readonly string[]>();
    let isComplete = true;
    try {
      const own = release.routes.filter((route) => !route.private).flatMap((route) => pages.pathsOf(route));
      const paths = name === SHELL ? ['/'] : own.toSorted();
      for (const path of paths.slice(0, MAX.pages)) {
        const page = signal.aborted ? undefined : await pages.document(encodeURI(path));
        if (page) lines.set(path, await readLines(new TextDecoder().decode(page.bodies.identity)));
        else isComplete = false;
      }
      return { lines, isComplete: isComplete && paths.length <= MAX.pages };
    } finally {
      await pages.close();
    }
  }

  async function compare({ name, from, to }: Compared): Promise<TextChanges> {
    const signal = AbortSignal.timeout(timeMs);
    const before = await read({ name, version: from }, signal);
    const after = await read({ name, version: to }, signal);
    const paths = [...new Set([...before.lines.keys(), ...after.lines.keys()])].sort();
    const isComplete = before.isComplete && after.isComplete;
    const pages = paths.flatMap((path) => {
      const [old, current] = [before.lines.get(path), after.lines.get(path)];
      // What was not compared is no difference.
      if (!isComplete && (!old || !current)) return [];
      return changeOf(path, old ?? [], current ?? []) ?? [];
    });
    return { pages, isComplete };
  }

  return {
    /**
     * Returns the pages whose text differs between two releases of a name.
     * @throws ProblemError: 404 if one of them is not stored any more, 503 if too many comparisons wait.
     */
    async between(compared: Compared): Promise<TextChanges> {
      const key = `${compared.name} ${compared.from} ${compared.to}`;
      const known = kept.get(key);
      if (known) return known;
      if (waiting >= MAX_WAITING) throw busy();
      waiting += 1;
      const made = mutex(() => compare(compared)).finally(() => {
        waiting -= 1;
      });
      kept.set(key, made);
      const forget = () => kept.delete(key);
      made.then(({ isComplete }) => isComplete || forget(), forget);
      return made;
    },
  };
}

export type CompareText = ReturnType<typeof createTextChanges>;

const busy = () => new ProblemError({ slug: 'busy', status: 503, title: 'Too many releases are being compared' });

/** Returns the lines that `lines` has more often than `others`, in their order. */
function onlyIn(lines: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}

function changeOf(path: string, old: readonly string[], current: readonly string[]): ChangedPage | undefined {
  const [added, removed] = [onlyIn(current, old), onlyIn(old, current)];
  if (added.length + removed.length === 0) return undefined;
  const [first, second] = [added.slice(0, MAX.lines), removed.slice(0, MAX.lines)];
  return { path, added: first, removed: second, more: added.length + removed.length - first.length - second.length };
}
