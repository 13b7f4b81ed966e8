import type { PageFacts, Statements } from '@platform/browser/shell-parts';
import type { SiteIdentity } from '@studio/client/identity';
import { createGraph } from './graph.ts';
import { shareTags } from './share-tags.ts';

/** Returns what a page of the site says to search engines and to programs that show a preview of a link. */
export function describePage(page: PageFacts): Statements {
  const site = page.site as SiteIdentity;
  const graph = createGraph(page, site);
  return { graph, meta: shareTags(page, site, graph) };
}
