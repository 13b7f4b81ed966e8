import type { LinkTag, MetaTag, PageFacts, Statements } from '@platform/browser/shell-options';
import { readPageCard, sharePath } from '@studio/cards/page-card';
import { FEED_PATH } from '@studio/client/document';
import type { SiteIdentity } from '@studio/client/identity';
import { LANGUAGES, type Locale, localeOf, NUMBERS, pathIn } from '@studio/client/locale';
import { createGraph, type Node } from './graph.ts';

/** Returns structured data, meta elements and links of a page, for search engines and link previews. */
export function describePage(facts: PageFacts): Statements {
  const site = facts.site as SiteIdentity;
  const page = { card: shareAddress(facts, site), ...facts };
  const graph = createGraph(page, site);
  return {
    graph,
    meta: shareTags(page, site, graph),
    links: [...alternates(page), ...(hasPosts(page) ? [feedLink(site)] : [])],
  };
}

/** Returns the address of the picture that the server draws of a page: see `api/share`. */
const shareAddress = (page: PageFacts, site: SiteIdentity): string =>
  page.origin + sharePath(readPageCard(createGraph(page, site), page.url), site.name);

/** Returns links to all languages of a page that has several, including its own. English is the default. */
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

/** Size of every card in px. */
const CARD_SIZE = { width: 1200, height: 630 } as const;

/** Returns the meta elements of Open Graph and X. Dates and authors come from the structured data of an article. */
function shareTags(page: PageFacts & { readonly card: string }, site: SiteIdentity, graph: readonly Node[]): MetaTag[] {
  const { title, description, url, card } = page;
  const article = graph.find((node) => node['@type'] === 'BlogPosting');
  const isProfile = graph.some((node) => node['@type'] === 'ProfilePage');
  return [
    ...properties('og', {
      type: article ? 'article' : isProfile ? 'profile' : 'website',
      site_name: site.name,
      locale: NUMBERS[localeOf(new URL(url).pathname)].replace('-', '_'),
      title,
      description,
      url,
    }),
    ...properties('og', {
      image: card,
      'image:width': String(CARD_SIZE.width),
      'image:height': String(CARD_SIZE.height),
      'image:alt': title,
    }),
    ...(article
      ? properties('article', {
          published_time: article.datePublished,
          modified_time: article.dateModified,
          section: article.articleSection,
          author: (article.author as Node | undefined)?.url,
        })
      : []),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:site', content: `@${new URL(site.social.x).pathname.replaceAll('/', '')}` },
  ];
}

function properties(prefix: string, texts: Readonly<Record<string, unknown>>): MetaTag[] {
  return Object.entries(texts).flatMap(([name, content]) =>
    typeof content === 'string' ? [{ property: `${prefix}:${name}`, content }] : [],
  );
}
