import type { LinkTag, PageFacts, Statements } from '@platform/browser/shell-options';
import { FEED_PATH } from '@studio/client/feed';
import type { SiteIdentity } from '@studio/client/identity';
import { LANGUAGES, type Locale, pathIn } from '@studio/client/locale';
import { createGraph } from './graph.ts';
import { shareTags } from './share-tags.ts';

/** Returns what a page of the site says to search engines and to programs that show a preview of a link. */
export function describePage(page: PageFacts): Statements {
  const site = page.site as SiteIdentity;
  const graph = createGraph(page, site);
  return {
    graph,
    meta: shareTags(page, site, graph),
    links: [...alternates(page), ...(hasPosts(page) ? [feedLink(site)] : [])],
  };
}

/** Returns links to all languages of a page that has several, itself among them. English is for those who read none of them. */
function alternates({ url, origin }: PageFacts): LinkTag[] {
  const { pathname } = new URL(url);
  const languages = Object.keys(LANGUAGES) as Locale[];
  return [...languages, 'x-default' as const].flatMap((hreflang) => {
    const path = pathIn(hreflang === 'x-default' ? 'en' : hreflang, pathname);
    return path === undefined ? [] : [{ rel: 'alternate', hreflang, href: origin + path }];
  });
}

/** Returns whether a page is a post, or lists posts. */
const hasPosts = ({ nodes }: PageFacts): boolean => JSON.stringify(nodes).includes('"@type":"BlogPosting"');

const feedLink = ({ name }: SiteIdentity) => ({
  rel: 'alternate',
  type: 'application/atom+xml',
  title: `Blog · ${name}`,
  href: FEED_PATH,
});
