import type { MetaTag, PageFacts } from '@platform/browser/shell-options';
import type { SiteIdentity } from '@studio/client/identity';
import { localeOf, NUMBERS } from '@studio/client/locale';
import type { Node } from './graph.ts';

/** Size of every card in px. */
const CARD_SIZE = { width: 1200, height: 630 } as const;

/**
 * Returns the meta elements of Open Graph, and those of X that it does not take from Open Graph. Dates and authors come from the
 * structured data of an article.
 */
export function shareTags(page: PageFacts, site: SiteIdentity, graph: readonly Node[]): MetaTag[] {
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
    ...(card === undefined
      ? []
      : properties('og', {
          image: card,
          'image:width': String(CARD_SIZE.width),
          'image:height': String(CARD_SIZE.height),
          'image:alt': title,
        })),
    ...(article
      ? properties('article', {
          published_time: article.datePublished,
          modified_time: article.dateModified,
          section: article.articleSection,
          author: (article.author as Node | undefined)?.url,
        })
      : []),
    { name: 'twitter:card', content: card === undefined ? 'summary' : 'summary_large_image' },
    { name: 'twitter:site', content: `@${new URL(site.social.x).pathname.replaceAll('/', '')}` },
  ];
}

/** Returns a meta element for each text. */
function properties(prefix: string, texts: Readonly<Record<string, unknown>>): MetaTag[] {
  return Object.entries(texts).flatMap(([name, content]) =>
    typeof content === 'string' ? [{ property: `${prefix}:${name}`, content }] : [],
  );
}
