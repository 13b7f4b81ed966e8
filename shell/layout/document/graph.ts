import type { PageFacts } from '@platform/browser/shell-options';
import { schemaIds } from '@studio/client/document';
import { dialled, type SiteIdentity } from '@studio/client/identity';
import { localeOf } from '@studio/client/locale';
import { icons } from '@studio/pictures/icons';
import type { BreadcrumbList, Organization, WebPage, WebSite } from 'schema-dts';
import { bengali } from '../../content/bn/layout.ts';
import { english } from '../../content/en/layout.ts';

/** A node of schema.org. `WebPage` has subtypes, such as `ProfilePage`. */
export type Node = Readonly<Record<string, unknown>>;

/**
 * Returns a page's structured data: the agency, the site, the page with its breadcrumbs, and the remote's nodes. A remote's node with the
 * id of the page is merged into the page's node, so that it can set another type.
 */
export function createGraph(page: PageFacts, site: SiteIdentity): Node[] {
  const nodes = page.nodes as readonly Node[];
  const own = nodes.filter((node) => node['@id'] === page.url);
  return [
    organization(page.origin, site),
    webSite(page.origin, site),
    Object.assign({}, webPage(page), ...own),
    ...breadcrumbList(page),
    ...nodes.filter((node) => !own.includes(node)),
  ].map((node) => ({ ...node }));
}

function organization(origin: string, { name, phone, email, address, social }: SiteIdentity): Organization {
  return {
    '@type': 'Organization',
    '@id': schemaIds(origin).organization,
    name,
    url: `${origin}/`,
    logo: new URL(icons.icon512, origin).href,
    email,
    telephone: dialled(phone),
    address: { '@type': 'PostalAddress', streetAddress: address },
    contactPoint: { '@type': 'ContactPoint', contactType: 'customer service', telephone: dialled(phone), email },
    sameAs: Object.values(social),
  };
}

function webSite(origin: string, { name }: SiteIdentity): WebSite {
  const { organization: publisher, website } = schemaIds(origin);
  return {
    '@type': 'WebSite',
    '@id': website,
    name,
    url: `${origin}/`,
    inLanguage: 'en',
    publisher: { '@id': publisher },
  };
}

function webPage({ url, origin, title, description, card, breadcrumbs }: PageFacts): WebPage {
  return {
    '@type': 'WebPage',
    '@id': url,
    url,
    name: title,
    description,
    inLanguage: languageOf(url),
    isPartOf: { '@id': schemaIds(origin).website },
    ...(card !== undefined && { primaryImageOfPage: { '@type': 'ImageObject', url: card } }),
    ...(breadcrumbs.length > 0 && { breadcrumb: { '@id': breadcrumbsId(url) } }),
  };
}

/** Name of the home page by language. */
const HOME = { en: english.home, bn: bengali.home };

const languageOf = (url: string) => localeOf(new URL(url).pathname);

const breadcrumbsId = (url: string) => `${url}#breadcrumbs`;

function breadcrumbList({ url, origin, breadcrumbs }: PageFacts): BreadcrumbList[] {
  if (breadcrumbs.length === 0) return [];
  const crumbs = [{ name: HOME[languageOf(url)], url: `${origin}/` }, ...breadcrumbs];
  return [
    {
      '@type': 'BreadcrumbList',
      '@id': breadcrumbsId(url),
      itemListElement: crumbs.map(({ name, url: item }, i) => ({ '@type': 'ListItem', position: i + 1, name, item })),
    },
  ];
}
