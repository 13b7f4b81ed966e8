import type { Address } from '../release-set/addresses.ts';
import { type ReleaseSet, registryOf, releasesOf, scriptsOf } from '../release-set/release-set.ts';
import type { RenderTask } from './messages.ts';
import type { RenderDeps } from './render-pool.ts';

/** An address with a page: a remote's page, or the error page. */
export type RenderableAddress = Exclude<Address, { kind: 'moved' }>;

/** An address of a remote's page. */
export type PageAddress = Extract<Address, { kind: 'page' }>;

interface TasksDeps extends Pick<RenderDeps, 'siteData' | 'origin' | 'fileOrigin'> {
  readonly set: ReleaseSet;
}

/** Returns functions that create the render tasks of a set's pages. */
export function createTasks({ set, siteData, origin, fileOrigin }: TasksDeps) {
  const pageTask = (address: RenderableAddress): RenderTask => {
    const page = address.kind === 'page' ? address : undefined;
    const known = origin?.();
    return {
      url: address.kind === 'page' ? address.url : `${address.below}/404`,
      root: { site: siteData, ...(known !== undefined && { origin: known }) },
      registry: registryOf(releasesOf(set, page?.remote), fileOrigin),
      scripts: scriptsOf(set, page?.remote, page?.route, fileOrigin),
      remote: page?.remote.name ?? null,
    };
  };

  /** The layout of a page; the browser renders the outlet. */
  const layoutTask = (address: PageAddress): RenderTask => ({
    ...pageTask(address),
    scripts: scriptsOf(set, address.remote, undefined, fileOrigin),
    layoutOnly: address.route.layout,
    isPrivate: address.route.private,
  });

  return { pageTask, layoutTask };
}
