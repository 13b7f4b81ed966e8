import type { Violation } from '@platform/build/gate/violation';
import { SHELL } from '@platform/contract/registry';
import { addressesOf } from '../pages/addresses.ts';
import { releaseSetOf } from '../pages/release-set.ts';
import type { ReleaseRoute, UndescribedRelease } from '../releases/release.ts';
import type { RenderTask } from '../render/messages.ts';
import {
  createRenderPool,
  type DescribedRoute,
  type RenderDeps,
  type RenderPool,
  readServerHalves,
} from '../render/render-pool.ts';
import { TimeLimitError } from '../render/render-process.ts';
import { createTasks } from '../render/render-tasks.ts';
import { messageOf } from '../start-error.ts';
import type { DryRun } from './gate.ts';

/**
 * Time limit for the second attempt to render a page that exceeded a visitor's limit, in milliseconds: a busy machine must
 * not cause a sound release to be refused.
 */
const SECOND_TIMEOUT_MS = 6000;

/**
 * Creates a dry run. It renders each public page of a remote, or with a shell the error page and the pages of all remotes,
 * in one process of its own, so that the other cores stay free for visitors.
 */
export function createDryRun({ siteData, api, readFile }: RenderDeps): DryRun {
  return async (release, others) => {
    const isShell = release.name === SHELL;
    const shell = isShell ? release : others.find(({ name }) => name === SHELL);
    if (!shell) {
      const message = 'is not live: release the shell before any remote';
      return { routes: [], violations: [{ field: 'shell', message }] };
    }
    const uncaught: Violation[] = [];
    const pool = createRenderPool({
      files: await readServerHalves(shell, isShell ? others : [release], readFile),
      api,
      threads: 1,
      onUncaughtError: (error) => {
        const message = `fails after a page is rendered: ${messageOf(error)}. Leave no timer behind`;
        uncaught.push({ field: 'server', message });
      },
    });

    async function renderAll(routes: readonly ReleaseRoute[]): Promise<Violation[]> {
      const set = releaseSetOf([...others, { ...release, routes, createdAt: '' }]);
      if (!set) throw new Error('The set has no shell');
      const { pageTask } = createTasks({ set, siteData });
      const addresses = addressesOf(set);
      const violations = isShell ? await renderPage(pool, '/404', 404, pageTask({ kind: 'unknown' })) : [];
      for (const path of addresses.listed) {
        const address = addresses.find(encodeURI(path), '');
        if (address.kind !== 'page' || address.route.private) continue;
        if (!isShell && address.remote.name !== release.name) continue;
        violations.push(...(await renderPage(pool, path, 200, pageTask(address))));
      }
      return violations;
    }

    try {
      const routes = isShell ? [] : await describeRoutes(pool, release);
      if (!Array.isArray(routes)) return { routes: [], violations: [routes] };
      return { routes, violations: [...(await renderAll(routes)), ...uncaught] };
    } finally {
      await pool.close();
    }
  };
}

/** Returns a remote's routes, each with the scripts of its page; a violation if they cannot be read. */
async function describeRoutes(
  pool: RenderPool,
  { name, info }: UndescribedRelease,
): Promise<ReleaseRoute[] | Violation> {
  try {
    const routes = (await pool.describe(name)) as DescribedRoute[];
    return routes.map(({ files, ...route }) => ({
      ...route,
      chunks: files.flatMap((file) => info.chunks[file.replace(/\.js$/, '')] ?? []),
    }));
  } catch (error) {
    return {
      field: 'server/routes.js',
      message: `cannot be read: ${messageOf(error)}. Fix the routes and build again`,
    };
  }
}

/** Renders a page. Returns a violation if that fails, or if the page has another status than `expected`. */
async function renderPage(pool: RenderPool, path: string, expected: number, task: RenderTask): Promise<Violation[]> {
  try {
    const { status } = await pool.render(task).catch((error: unknown) => {
      if (!isTimeout(error)) throw error;
      return pool.render(task, SECOND_TIMEOUT_MS);
    });
    if (status === expected) return [];
    const message = `has status ${status} instead of ${expected}: fix its loader, or do not list the path`;
    return [{ field: path, message }];
  } catch (error) {
    const message = isTimeout(error)
      ? `is not rendered within ${SECOND_TIMEOUT_MS / 1000} s: end what it waits for, or do less`
      : `is not rendered: ${messageOf(error)}. Fix what throws on the server`;
    return [{ field: path, message }];
  }
}

const isTimeout = (error: unknown) => error instanceof TimeLimitError;
