import { SHELL } from '@platform/contract/registry';
import type { Release } from '../release-set/release.ts';
import { messageOf } from '../start-error.ts';
import type { PreparedSet } from './deploy-set.ts';
import { BadFileError } from './store/file-store.ts';
import type { ReleaseStore } from './store/release-store.ts';

/** Time limit for rendering the first set, in milliseconds. */
const START_MS = 60_000;

/** Maximum number of versions of a name that are tried. */
const MAX_VERSIONS = 4;

/** A set whose pages are rendered. */
export interface RenderedSet extends PreparedSet {
  /** Number of pages. */
  readonly pages: number;
  /** Remotes of which no page could be rendered. */
  readonly brokenRemotes: readonly Release[];
}

interface FirstSetDeps {
  readonly store: Pick<ReleaseStore, 'live' | 'readFile' | 'setAside' | 'takeBack'>;
  /** Renders a set. Rejects if its error page or a layout cannot be rendered. */
  readonly prepare: (releases: readonly Release[], limitMs: number) => Promise<RenderedSet>;
  /** Returns the time in milliseconds. */
  readonly now?: () => number;
}

/**
 * Renders the set that a start serves: the live releases, and in place of one that fails the version before it. A release fails
 * if one of its files is missing or damaged, a remote also if none of its pages can be rendered, a shell also if its error page or a
 * layout cannot. Each attempt may take half of the minute that is left, so that the start ends in time. If every version of a remote
 * fails to render, the newest whole one is served, and browsers render its pages.
 * @returns The set and its releases, or the fault of the live shell if no shell can be served.
 */
export async function renderFirstSet({ store, prepare, now = () => performance.now() }: FirstSetDeps) {
  const endsAt = now() + START_MS;
  const attempt = (live: readonly Release[]) => prepare(live, (endsAt - now()) / 2);
  const tried = new Map<string, readonly Release[]>();
  const unrendered = new Set<string>();
  const triedOf = (name: string) => tried.get(name) ?? [];

  function setAside(release: Release, fault: string): void {
    store.setAside(release, fault);
    tried.set(release.name, [...triedOf(release.name), release]);
  }

  /** Sets aside a remote that cannot be rendered. Takes all versions back if none is left to try. */
  async function replace(remote: Release): Promise<void> {
    setAside(remote, 'none of its pages can be rendered on the server');
    const isReplaced = (await store.live()).some(({ name }) => name === remote.name);
    if (isReplaced && triedOf(remote.name).length < MAX_VERSIONS) return;
    unrendered.add(remote.name);
    for (const version of triedOf(remote.name)) store.takeBack(version);
  }

  let shellFault: string | undefined;
  for (;;) {
    const live = await setAsideIncomplete(store);
    const shell = live.find(({ name }) => name === SHELL);
    if (!shell || triedOf(SHELL).length >= MAX_VERSIONS) return { shellFault };

    // The second attempt is for a machine that was busy.
    const rendered = await attempt(live)
      .catch(() => attempt(live))
      .catch((error: unknown) => messageOf(error));
    if (typeof rendered === 'string') {
      shellFault ??= rendered;
      setAside(shell, rendered);
      continue;
    }
    const broken = rendered.brokenRemotes.filter(({ name }) => !unrendered.has(name));
    for (const remote of broken) await replace(remote);
    if (broken.every(isLive(await store.live()))) return { rendered, live };
    await rendered.discard();
  }
}

const isLive =
  (live: readonly Release[]) =>
  ({ name, version }: Release): boolean =>
    live.some((release) => release.name === name && release.version === version);

/** Sets aside the live releases with a missing or damaged file until there is none. Returns what is live then. */
async function setAsideIncomplete(store: FirstSetDeps['store']): Promise<readonly Release[]> {
  for (;;) {
    const live = await store.live();
    const faults = await Promise.all(live.map((release) => faultOfFiles(release, store.readFile)));
    for (const [i, release] of live.entries()) {
      const fault = faults[i];
      if (fault !== undefined) store.setAside(release, fault);
    }
    if (faults.every((fault) => fault === undefined)) return live;
  }
}

/** Returns what is wrong with the first missing or damaged file of a release; undefined if all are intact. */
async function faultOfFiles({ files }: Release, readFile: ReleaseStore['readFile']): Promise<string | undefined> {
  for (const { path, sha256 } of files) {
    try {
      await readFile(sha256);
    } catch (error) {
      if (!(error instanceof BadFileError)) throw error;
      return `${path}: ${error.message}`;
    }
  }
  return undefined;
}
