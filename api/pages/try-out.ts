import { SHELL } from '@studio/contract/registry';
import type { PageResult } from '@studio/contract/render';
import type { SiteIdentity } from '@studio/contract/site';
import type { Reason } from '@studio/federation/gate/reason';
import type { TryOut } from '../releases/gate.ts';
import type { ReleaseRoute, UndescribedRelease } from '../releases/release.ts';
import { reasonOf } from '../start-error.ts';
import { addressesOf } from './addresses.ts';
import type { PublicApi } from './api-port.ts';
import { releaseSetOf } from './release-set.ts';
import { createRenderPool, RENDER_DEADLINE, type RenderPool, type WorkerFiles, workerFiles } from './render-pool.ts';
import { createTasks } from './render-tasks.ts';

export interface TryOutDeps {
  readonly site: SiteIdentity;
  /** What the loaders of pages may ask for. */
  readonly api: PublicApi;
  /** Path of a stored file in the cache folder. */
  readonly filePath: (sha256: string) => Promise<string>;
  readonly createPool?: (files: WorkerFiles, api: PublicApi) => Pick<RenderPool, 'describe' | 'render' | 'close'>;
}

/** One worker is enough, and leaves the others to the visitors. */
const oneWorker = (files: WorkerFiles, api: PublicApi) => createRenderPool({ files, api, threads: 1 });

/**
 * Runs a release in a worker of its own, beside the other live ones: renders each of its public pages, or with a shell the
 * error page and everybody's. A private page is rendered as its frame only, which needs nothing of the remote.
 */
export function createTryOut({ site, api, filePath, createPool = oneWorker }: TryOutDeps): TryOut {
  return async (release, others) => {
    const isShell = release.name === SHELL;
    const shell = isShell ? release : others.find(({ name }) => name === SHELL);
    if (!shell) {
      return { routes: [], reasons: [{ field: 'shell', message: 'is not live: release the shell before any remote' }] };
    }
    const remotes = isShell ? others : [release];
    const pool = createPool(await workerFiles(shell, remotes, filePath), api);

    async function render(routes: readonly ReleaseRoute[]): Promise<Reason[]> {
      const set = releaseSetOf([...others, { ...release, routes, createdAt: '' }]);
      if (!set) throw new Error('a set with a shell is a set');
      const { pageTask } = createTasks({ set, site });
      const addresses = addressesOf(set);
      const reasons: Reason[] = [];
      if (isShell) reasons.push(...(await rendered('/404', 404, pool.render(pageTask({ kind: 'unknown' })))));
      for (const path of addresses.ahead) {
        const address = addresses.find(encodeURI(path), '');
        if (address.kind !== 'page' || address.route.private) continue;
        if (!isShell && address.owner.name !== release.name) continue;
        reasons.push(...(await rendered(path, 200, pool.render(pageTask(address)))));
      }
      return reasons;
    }

    try {
      const described = isShell ? { routes: [] } : await describe(pool, release);
      if ('reasons' in described) return { routes: [], reasons: described.reasons };
      return { routes: described.routes, reasons: await render(described.routes) };
    } finally {
      await pool.close();
    }
  };
}

/** A remote's routes with the scripts of each page, as its server half tells them. */
async function describe(pool: Pick<RenderPool, 'describe'>, { name, info }: UndescribedRelease) {
  try {
    const described = await pool.describe(name);
    const routes = described.map(({ files, ...route }) => ({
      ...route,
      chunks: files.flatMap((file) => info.chunks[file.replace(/\.js$/, '')] ?? []),
    }));
    return { routes };
  } catch (error) {
    const message = `cannot be read: ${reasonOf(error)}. Mend the routes and build again`;
    return { reasons: [{ field: 'server/routes.js', message }] };
  }
}

/** Why a page cannot be released, if its rendering fails or has another status than it should. */
async function rendered(path: string, wanted: number, result: Promise<PageResult>): Promise<Reason[]> {
  try {
    const { status } = await result;
    if (status === wanted) return [];
    return [{ field: path, message: `answers ${status} instead of ${wanted}: mend its loader, or do not list it` }];
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') {
      const limit = RENDER_DEADLINE / 1000;
      return [{ field: path, message: `is not rendered within ${limit} s: end what it waits for, or do less` }];
    }
    return [{ field: path, message: `is not rendered: ${reasonOf(error)}. Mend what throws on the server` }];
  }
}
