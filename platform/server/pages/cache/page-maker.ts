import type { RenderedPage } from '../../render/api-reads.ts';
import type { RenderTask } from '../../render/messages.ts';
import type { RecentPages } from '../../render/recent-pages.ts';
import type { RenderPool } from '../../render/render-pool.ts';
import { type FinishedPage, finishPage, type PageOptions } from './finished-page.ts';
import type { KeptPages } from './kept-pages.ts';

interface PageMakerDeps {
  readonly pool: Pick<RenderPool, 'render'>;
  /** Other sites whose pages a frame can show. */
  readonly frameSources?: readonly string[] | undefined;
  /** Origin of the files that the page names. Unset: the site's own. */
  readonly fileOrigin?: string | undefined;
  /** Pages on disk. Unset: none are kept. */
  readonly kept?: Pick<KeptPages, 'read' | 'write'> | undefined;
  /** Pages that the gate has rendered. */
  readonly recentPages?: Pick<RecentPages, 'find'> | undefined;
}

/** How a page is made. */
export interface PagePlan {
  /** Id of the releases that the page is made of. */
  readonly releases: string;
  readonly task: RenderTask;
  readonly options: Pick<PageOptions, 'cacheControl'> & {
    /** Asks search engines not to list the page, whatever its status is. */
    readonly noIndex: boolean;
  };
  /** The name under which it is kept on disk. Unset: it is not. */
  readonly keptAs?: string | undefined;
  /** Seconds after which the page is old. Unset: never. */
  readonly revalidate?: number | undefined;
}

/** Creates what makes the pages of a set: takes them from disk, or renders, compresses and keeps them. */
export function createPageMaker({ pool, frameSources, fileOrigin, kept, recentPages }: PageMakerDeps) {
  /** Compresses a rendered page of `plan`, and keeps it. */
  async function finish(plan: PagePlan, rendered: RenderedPage, renderedAt: number): Promise<FinishedPage> {
    const { releases, task, options, keptAs, revalidate } = plan;
    const { reads, ...result } = rendered;
    const noIndex = options.noIndex || result.status >= 400;
    const finished = await finishPage(releases, result, { ...options, frameSources, fileOrigin, noIndex });
    const page = revalidate === undefined ? finished : { ...finished, renewAfter: renderedAt + revalidate * 1000 };
    if (keptAs !== undefined && reads && result.status < 500)
      kept?.write(keptAs, inputsOf({ releases, task, options }), page, reads);
    return page;
  }

  /** All that a page is made of, except for the program and what its loaders read. The task has the versions of its releases. */
  const inputsOf = ({ releases, task, options }: PagePlan) => ({ releases, task, options, frameSources, fileOrigin });

  /** Renders a page that is made of nothing else than `plan`. */
  const render = async (plan: PagePlan): Promise<FinishedPage> =>
    finish(plan, await pool.render(plan.task), Date.now());

  return {
    render,
    /** Returns a page from disk, or as the gate has rendered it, or else renders it. Rejects if it cannot be rendered. */
    async make(plan: PagePlan): Promise<FinishedPage> {
      const { keptAs, revalidate } = plan;
      const found = keptAs === undefined ? undefined : await kept?.read(keptAs, inputsOf(plan), revalidate);
      if (found) return found;
      const recent = await recentPages?.find(plan.task);
      return recent ? finish(plan, recent, recent.renderedAt) : render(plan);
    },
  };
}
