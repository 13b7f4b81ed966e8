import type { SiteIdentity } from '@studio/contract/site';
import type { Address } from './addresses.ts';
import { type ReleaseSet, scriptsOf } from './release-set.ts';
import type { RenderTask } from './render-pool.ts';

/** An address that is answered with a page: somebody's, or the error page. */
export type Found = Exclude<Address, { kind: 'moved' }>;

/** An address of a page that somebody owns. */
export type Owned = Extract<Address, { kind: 'page' }>;

/** What a worker is told to render the pages of a set. */
export function createTasks({ set, site }: { readonly set: ReleaseSet; readonly site: SiteIdentity }) {
  const pageTask = (address: Found): RenderTask => {
    const owned = address.kind === 'page' ? address : undefined;
    return {
      url: owned?.url ?? '/404',
      root: { site, set: set.id },
      registry: set.registry,
      scripts: scriptsOf(set, owned?.owner, owned?.route),
      owner: owned?.owner.name ?? null,
    };
  };

  /** The frame of a page, with a region that is left to the browser. */
  const frameTask = (address: Owned): RenderTask => ({
    ...pageTask(address),
    scripts: scriptsOf(set, address.owner, undefined),
    frameOnly: address.route.frame,
  });

  return { pageTask, frameTask };
}
