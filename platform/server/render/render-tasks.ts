import type { Address } from '../pages/addresses.ts';
import { type ReleaseSet, scriptsOf } from '../pages/release-set.ts';
import type { RenderTask } from './render-pool.ts';

/** An address that is answered with a page: somebody's, or the error page. */
export type Found = Exclude<Address, { kind: 'moved' }>;

/** An address of a page that somebody owns. */
export type PageAddress = Extract<Address, { kind: 'page' }>;

/** What a worker is told to render the pages of a set. */
export function createTasks({ set, siteData }: { readonly set: ReleaseSet; readonly siteData: unknown }) {
  const pageTask = (address: Found): RenderTask => {
    const page = address.kind === 'page' ? address : undefined;
    return {
      url: page?.url ?? '/404',
      root: { site: siteData, set: set.id },
      registry: set.registry,
      scripts: scriptsOf(set, page?.remote, page?.route),
      remote: page?.remote.name ?? null,
    };
  };

  /** The frame of a page, with a region that is left to the browser. */
  const frameTask = (address: PageAddress): RenderTask => ({
    ...pageTask(address),
    scripts: scriptsOf(set, address.remote, undefined),
    frameOnly: address.route.frame,
  });

  return { pageTask, frameTask };
}
