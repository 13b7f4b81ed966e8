import type { PageResult } from '@platform/contract/render';
import type { RenderedPage } from '../../render/api-reads.ts';
import type { RenderTask } from '../../render/messages.ts';
import type { RecentPages } from '../../render/recent-pages.ts';
import type { RenderPool } from '../../render/render-pool.ts';
import type { Analytics } from '../analytics.ts';
import type { DiskCache } from './disk-cache.ts';
import { type FinishedPage, finishPage, type PageOptions } from './finished-page.ts';

interface PageMakerDeps {
  readonly pool: Pick<RenderPool, 'render'>;
  /** Other sites whose pages a frame can show. */
  readonly frameSources?: readonly string[] | undefined;
  /** Counts visitors on public pages. Unset: nothing else than the site does. */
  readonly analytics?: Analytics | undefined;
  /** Origin of the files that the page names. Unset: the site's own. */
  readonly fileOrigin?: string | undefined;
  /** Unset: no page is stored on disk. */
  readonly diskCache?: Pick<DiskCache, 'read' | 'write'> | undefined;
  /** Puts the letters of its title into a page. Unset: pages contain none. */
  readonly addTitleFont?: ((page: PageResult) => Promise<PageResult>) | undefined;
  /** Pages that were rendered before their set is live. */
  readonly recentPages?: Pick<RecentPages, 'find' | 'add'> | undefined;
}

/** How a page is made. */
export interface PagePlan {
  /** Id of the releases that the page is made of. */
  readonly releases: string;
  readonly task: RenderTask;
  readonly options: Pick<PageOptions, 'cacheControl'> & {
    /** Excludes the page from search engines, whatever its status is. */
    readonly noIndex: boolean;
  };
  /** Key of the page in the disk cache. Unset: it is not stored there. */
  readonly diskKey?: string | undefined;
  /** Seconds after which the page is old. Unset: never. */
  readonly revalidate?: number | undefined;
}

/** Creates the page maker of a set, which reads pages from disk, or renders, compresses and stores them. */
export function createPageMaker({
  pool,
  frameSources,
  analytics,
  fileOrigin,
  diskCache,
  addTitleFont,
  recentPages,
}: PageMakerDeps) {
  const analyticsOf = ({ isPrivate = false }: RenderTask) => (isPrivate ? undefined : analytics);

  /** Compresses a rendered page of `plan`, and stores it on disk. */
  async function finish(plan: PagePlan, rendered: RenderedPage, renderedAt: number): Promise<FinishedPage> {
    const { releases, task, options, diskKey, revalidate } = plan;
    const { reads, ...result } = rendered;
    const noIndex = options.noIndex || result.status >= 400;
    const whole = (await addTitleFont?.(result)) ?? result;
    const finished = await finishPage(releases, whole, {
      ...options,
      frameSources,
      analytics: analyticsOf(task),
      fileOrigin,
      noIndex,
    });
    const renewed = revalidate === undefined ? {} : { renewAfter: renderedAt + revalidate * 1000 };
    const page = Object.assign(finished, renewed, { reads });
    if (diskKey !== undefined && reads && result.status < 500)
      diskCache?.write(diskKey, inputsOf({ releases, task, options }), page, reads);
    return page;
  }

  /** All that a page is made of, except for the program and what its loaders read. The task has the versions of its releases. */
  const inputsOf = ({ releases, task, options }: PagePlan) => ({
    ...{ releases, task, options, frameSources, fileOrigin },
    // Without the key, pages that were stored without it stay valid.
    ...(analytics && { analytics: analyticsOf(task) }),
  });

  /** Renders a page that is made of nothing else than `plan`. `limit`: in milliseconds; unset: that for visitors. */
  const render = async (plan: PagePlan, limit?: number): Promise<FinishedPage> =>
    finish(plan, await pool.render(plan.task, limit), Date.now());

  return {
    render,
    /** Renders a page for a set that has the same one and is shown later, unless it was rendered for that already. */
    async renderForLater({ task }: PagePlan): Promise<void> {
      if (!(await recentPages?.find(task))) recentPages?.add(task, await pool.render(task));
    },
    /** Returns a page from disk, or as the gate has rendered it, or else renders it. Rejects if it cannot be rendered. */
    async make(plan: PagePlan): Promise<FinishedPage> {
      const { diskKey, revalidate } = plan;
      const stored = diskKey === undefined ? undefined : await diskCache?.read(diskKey, inputsOf(plan), revalidate);
      if (stored) return stored;
      const recent = await recentPages?.find(plan.task);
      return recent ? finish(plan, recent, recent.renderedAt) : render(plan);
    },
  };
}
