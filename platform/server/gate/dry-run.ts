import { isCheckedText } from '@platform/build/gate/built-release';
import { routeViolations } from '@platform/build/gate/checks';
import { parseRoutes } from '@platform/build/gate/paths/described-routes';
import type { Violation } from '@platform/build/gate/violation';
import { SHELL } from '@platform/contract/registry';
import { LRUCache } from 'lru-cache';
import {
  isUnchanged,
  type Release,
  type ReleaseRoute,
  type UndescribedRelease,
  webFiles,
} from '../release-set/release.ts';
import { idOf } from '../release-set/release-set.ts';
import { createFindThrown } from '../release-set/source-maps.ts';
import type { ApiRead } from '../render/api-reads.ts';
import type { ServerBundle } from '../render/messages.ts';
import { createRenderPool, type RenderDeps, type RenderPool, readServerBundles } from '../render/render-pool.ts';
import { messageOf } from '../start-error.ts';
import type { RunCheck } from './check-threads.ts';
import { createPageRuns, type Rendered } from './page-runs.ts';

/** The result of a dry run. `rendered`: unset if no page was rendered. */
export interface DryRunResult {
  readonly routes?: readonly ReleaseRoute[];
  readonly violations: readonly Violation[];
  readonly rendered?: Rendered | undefined;
}

/** How a release is run. */
export interface DryRunOptions {
  /** The live release of its name. Pages that are the same are not rendered: they are live. Unset: all are rendered. */
  readonly current?: Release | undefined;
  /** Runs the release at the priority of visitors' pages, so that other releases that hang do not delay it. Default: false. */
  readonly isUrgent?: boolean;
}

/**
 * Runs a release beside the other live releases. Returns its routes, unless they cannot be read, and a violation for each page that
 * fails.
 */
export type DryRun = (
  release: UndescribedRelease,
  otherReleases: readonly Release[],
  options?: DryRunOptions,
) => Promise<DryRunResult>;

interface DryRunDeps extends RenderDeps {
  readonly createPool?: typeof createRenderPool;
  readonly runCheck: RunCheck;
  /** Returns the time in milliseconds. */
  readonly now?: () => number;
  /** Time limit of a dry run, in milliseconds: a team's release must not delay other teams longer. */
  readonly limitMs: number;
}

/**
 * Creates a dry run. It renders the error page and each public page of a remote that is not the same as the live one, with each declared
 * search parameter, or with a shell the pages of all remotes, in one process of its own, so that the other cores stay free for visitors. At its time limit it ends
 * the process and returns a violation.
 */
export function createDryRun({
  createPool = createRenderPool,
  now = () => performance.now(),
  limitMs,
  runCheck,
  ...rendering
}: DryRunDeps): DryRun {
  const { api, fileOrigin, readFile } = rendering;

  /** Returns routes with the hashes of what their pages are made of; without any if these cannot be computed in time. */
  async function withInputs(
    routes: readonly RouteWithFiles[],
    { info, integrity, files }: UndescribedRelease,
    server: ServerBundle,
  ): Promise<ReleaseRoute[]> {
    const texts = webFiles(files)
      .filter(({ fileName }) => isCheckedText(fileName))
      .map(async ({ fileName, sha256 }) => [fileName, new TextDecoder().decode(await readFile(sha256))] as const);
    const described = routes.map(({ files, chunks, ...description }) => ({
      ...{ server: files, chunks },
      description: withoutPaths({ ...description, chunks: [] }),
    }));
    const web = Object.fromEntries(await Promise.all(texts));
    const inputs = await runCheck('inputs', { info, integrity, server, web, routes: described }, limitMs).catch(
      () => [],
    );
    return routes.map(({ files: _, ...route }, i) => ({ ...route, ...(inputs[i] && { inputs: inputs[i] }) }));
  }

  return async (release, otherReleases, { current, isUrgent = false } = {}) => {
    const isShell = release.name === SHELL;
    const shell = isShell ? release : otherReleases.find(({ name }) => name === SHELL);
    if (!shell) {
      const message = 'is not live: release the shell before any remote';
      return { violations: [{ field: 'shell', message }] };
    }
    const deadline = now() + limitMs;
    const uncaught: Violation[] = [];
    const files = await readServerBundles(shell, isShell ? otherReleases : [release], readFile);
    const pool = createPool({
      files,
      fileOrigin,
      api,
      threads: 1,
      isBackground: !isUrgent,
      onUncaughtError: (error) => {
        const message = `fails after a page is rendered: ${messageOf(error)}. Leave no timer behind`;
        uncaught.push({ field: 'server', message });
      },
    });
    const timer = setTimeout(() => void pool.close(0), limitMs);
    const findThrown = createFindThrown(release, rendering);
    const msLeft = () => deadline - now();
    const runs = createPageRuns({ ...rendering, pool, runCheck, findThrown, limitMs, msLeft });
    try {
      if (isShell) {
        const violations = [...(await runs.ofSet(release, otherReleases)), ...uncaught];
        return { routes: [], violations, rendered: runs.rendered };
      }
      // For the error pages, beside the process that describes the routes.
      pool.start();
      const described = await readRoutes(pool, release, limitMs);
      if ('violations' in described) return described;
      const violations = routeViolations(described.routes);
      if (violations.length > 0)
        return { routes: described.routes.map(({ files: _, ...route }) => withoutPaths(route)), violations };
      const routes = await withInputs(described.routes, release, files.remotes[release.name] ?? {});
      const isChanged = (route: ReleaseRoute) => !isUnchanged(route, 'html', current);
      const failed = await runs.ofRemote({ ...release, routes }, otherReleases, isChanged);
      const lists = new Map(routes.flatMap((route) => (route.fromApi ? [[route, route.paths ?? []]] : [])));
      rendering.recentPages?.addPaths(shell, release, { lists, reads: described.reads });
      return { routes: routes.map(withoutPaths), violations: [...failed, ...uncaught], rendered: runs.rendered };
    } finally {
      clearTimeout(timer);
      await pool.close(0);
    }
  };
}

/** A route, and the files of the server bundle that its page loads first. */
type RouteWithFiles = ReleaseRoute & { readonly files: readonly string[] };

/** Returns a route without the paths that it has read from the API: they are read again when a set is opened. */
const withoutPaths = (route: ReleaseRoute): ReleaseRoute => (route.fromApi ? { ...route, paths: [] } : route);

/** Returns a remote's routes, each with the scripts of its page; violations if they cannot be read. */
async function readRoutes(
  pool: RenderPool,
  { name, info }: UndescribedRelease,
  limitMs: number,
): Promise<
  { readonly routes: RouteWithFiles[]; readonly reads: readonly ApiRead[] } | { readonly violations: Violation[] }
> {
  const described = await pool.describe(name, limitMs).then(
    ({ described, reads }) => ({ reads, ...parseRoutes(described) }),
    (error: unknown) => {
      const message = `cannot be read: ${messageOf(error)}. Fix the routes and build again`;
      return { violations: [{ field: 'server/routes.js', message }] };
    },
  );
  if ('violations' in described) return described;
  const scriptsOf = (file: string) => {
    const chunk = file.replace(/\.js$/, '');
    return Object.hasOwn(info.chunks, chunk) ? (info.chunks[chunk] ?? []) : [];
  };
  const routes = described.routes.map(({ title: _, description: __, ...route }) => ({
    ...route,
    chunks: route.files.flatMap(scriptsOf),
  }));
  return { routes, reads: described.reads };
}

/** Time for which a dry run without violations is not repeated, in milliseconds: a release is promoted right after it is sent. */
const VALID_MS = 60_000;

/** Maximum number of results in memory. */
const MAX_RESULTS = 32;

/** Returns a dry run that does not run the same release beside the same live releases twice within a minute. */
export function rememberRuns(dryRun: DryRun, now = () => performance.now()): DryRun {
  const results = new LRUCache<string, DryRunResult>({
    max: MAX_RESULTS,
    ttl: VALID_MS,
    ttlResolution: 0,
    perf: { now },
  });
  return async (release, otherReleases, options) => {
    const { current } = options ?? {};
    const key = `${release.name} ${release.version} ${idOf(otherReleases)} ${current?.version}`;
    const known = results.get(key);
    if (known) return known;
    const result = await dryRun(release, otherReleases, options);
    if (result.violations.length === 0) results.set(key, result);
    return result;
  };
}
