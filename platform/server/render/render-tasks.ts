import type { Address } from '../pages/addresses.ts';
import { type ReleaseSet, scriptsOf } from '../pages/release-set.ts';
import type { RenderTask } from './messages.ts';

/** An address with a page: a remote's page, or the error page. */
export type RenderableAddress = Exclude<Address, { kind: 'moved' }>;

/** An address of a remote's page. */
export type PageAddress = Extract<Address, { kind: 'page' }>;

/** Returns functions that create the render tasks of a set's pages. */
export function createTasks({ set, siteData }: { readonly set: ReleaseSet; readonly siteData: unknown }) {
  const pageTask = (address: RenderableAddress): RenderTask => {
    const page = address.kind === 'page' ? address : undefined;
    return {
      url: page?.url ?? '/404',
      root: { site: siteData, set: set.id },
      registry: set.registry,
      scripts: scriptsOf(set, page?.remote, page?.route),
      remote: page?.remote.name ?? null,
    };
  };

  /** The frame of a page; the browser renders the outlet. */
  const frameTask = (address: PageAddress): RenderTask => ({
    ...pageTask(address),
    scripts: scriptsOf(set, address.remote, undefined),
    frameOnly: address.route.frame,
  });

  return { pageTask, frameTask };
}
