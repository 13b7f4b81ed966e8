import type { Violation } from '@platform/build/gate/violation';
import { SHELL } from '@platform/contract/registry';
import { addressesOf } from '../pages/addresses.ts';
import { releaseSetOf } from '../pages/release-set.ts';
import type { ReleaseRoute, UndescribedRelease } from '../releases/release.ts';
import type { PublicApi } from '../render/api-port.ts';
import {
  createRenderPool,
  type RenderPool,
  type RenderPoolOptions,
  type RenderTask,
  workerFiles,
} from '../render/render-pool.ts';
import { createTasks } from '../render/render-tasks.ts';
import { messageOf } from '../start-error.ts';
import type { DryRun } from './gate.ts';

type PoolOptions = Pick<RenderPoolOptions, 'files' | 'api' | 'onStray'>;

export interface DryRunDeps {
  readonly siteData: unknown;
  /** What the loaders of pages may ask for. */
  readonly api: PublicApi;
  /** Path of a stored file in the cache folder. */
  readonly filePath: (sha256: string) => Promise<string>;
  readonly createPool?: (options: PoolOptions) => Pick<RenderPool, 'describe' | 'render' | 'close'>;
}

/**
 * Milliseconds that a page has when it is tried again, because it was not rendered within a visitor's limit: on a machine that
 * is busy at the moment, a sound release must not be refused.
 */
const SECOND_TRY = 6000;

/** One worker is enough, and leaves the others to the visitors. */
const oneWorker = (options: PoolOptions) => createRenderPool({ ...options, threads: 1 });

/**
 * Runs a release in a worker of its own, beside the other live ones: renders each of its public pages, or with a shell the
 * error page and everybody's. A private page is rendered as its frame only, which needs nothing of the remote.
 */
export function createDryRun({ siteData, api, filePath, createPool = oneWorker }: DryRunDeps): DryRun {
  return async (release, others) => {
    const isShell = release.name === SHELL;
    const shell = isShell ? release : others.find(({ name }) => name === SHELL);
    if (!shell) {
      return {
        routes: [],
        violations: [{ field: 'shell', message: 'is not live: release the shell before any remote' }],
      };
    }
    const remotes = isShell ? others : [release];
    const stray: Violation[] = [];
    const pool = createPool({
      files: await workerFiles(shell, remotes, filePath),
      api,
      onStray: (error) =>
        stray.push({
          field: 'server',
          message: `fails after a page is rendered: ${messageOf(error)}. Leave no timer behind`,
        }),
    });

    async function render(routes: readonly ReleaseRoute[]): Promise<Violation[]> {
      const set = releaseSetOf([...others, { ...release, routes, createdAt: '' }]);
      if (!set) throw new Error('a set with a shell is a set');
      const { pageTask } = createTasks({ set, siteData });
      const addresses = addressesOf(set);
      const violations: Violation[] = [];
      if (isShell) violations.push(...(await rendered(pool, '/404', 404, pageTask({ kind: 'unknown' }))));
      for (const path of addresses.ahead) {
        const address = addresses.find(encodeURI(path), '');
        if (address.kind !== 'page' || address.route.private) continue;
        if (!isShell && address.remote.name !== release.name) continue;
        violations.push(...(await rendered(pool, path, 200, pageTask(address))));
      }
      return violations;
    }

    try {
      const described = isShell ? { routes: [] } : await routesOf(pool, release);
      if ('violations' in described) return { routes: [], violations: described.violations };
      const violations = await render(described.routes);
      return { routes: described.routes, violations: [...violations, ...stray] };
    } finally {
      await pool.close();
    }
  };
}

/** A remote's routes with the scripts of each page, as its server half tells them. */
async function routesOf(pool: Pick<RenderPool, 'describe'>, { name, info }: UndescribedRelease) {
  try {
    const described = await pool.describe(name);
    const routes = described.map(({ files, ...route }) => ({
      ...route,
      chunks: files.flatMap((file) => info.chunks[file.replace(/\.js$/, '')] ?? []),
    }));
    return { routes };
  } catch (error) {
    const message = `cannot be read: ${messageOf(error)}. Mend the routes and build again`;
    return { violations: [{ field: 'server/routes.js', message }] };
  }
}

/** Why a page cannot be released, if its rendering fails or has another status than it should. */
async function rendered(
  pool: Pick<RenderPool, 'render'>,
  path: string,
  wanted: number,
  task: RenderTask,
): Promise<Violation[]> {
  try {
    const { status } = await pool.render(task).catch((error: unknown) => {
      if (!isTimeout(error)) throw error;
      return pool.render(task, SECOND_TRY);
    });
    if (status === wanted) return [];
    return [{ field: path, message: `answers ${status} instead of ${wanted}: mend its loader, or do not list it` }];
  } catch (error) {
    const message = isTimeout(error)
      ? `is not rendered within ${SECOND_TRY / 1000} s: end what it waits for, or do less`
      : `is not rendered: ${messageOf(error)}. Mend what throws on the server`;
    return [{ field: path, message }];
  }
}

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'AbortError';
