import type { HeadSource, RemotePage, StructuredDataSource } from '@platform/contract/remote-routes';
import { serviceSlugs } from '@studio/content/choices';
import { readSlugs } from '@studio/content/read';
import { type Listing, listings, listingTexts } from './content/listings.ts';
import { previewTexts, type ShelfData } from './content/shelves.ts';
import { paths } from './paths.ts';
import type { PreviewData } from './preview/page.tsx';
import type { PageData } from './services/page-data.ts';
import { chooseSites, parseChoice, SORTS } from './shelf/choice.ts';

/** Returns the websites that a listing shows at an address, and its texts there. */
function shownIn(listing: Listing, { search, data }: HeadSource) {
  const shelf = data as ShelfData;
  const choice = parseChoice(new URLSearchParams(search), listing.categories);
  const shown = chooseSites(shelf.sites, choice);
  return { shown, ...listingTexts(listing, choice, shelf, shown) };
}

const parentOf = ({ path }: Listing) => (path === paths.sell ? undefined : paths.sell);

const serviceOf = ({ data }: HeadSource) => (data as PageData | null)?.service;
const siteOf = ({ data }: HeadSource) => (data as PreviewData | null)?.site;

const routes: readonly RemotePage[] = [
  {
    path: '/services/:slug',
    lazy: () => import(/* webpackChunkName: "services" */ './services/page.tsx'),
    handle: {
      title: (source) => serviceOf(source)?.title ?? '',
      description: (source) => serviceOf(source)?.summary ?? '',
      breadcrumb: (source) => serviceOf(source)?.title ?? '',
      paths: () => serviceSlugs.map((slug) => `/services/${slug}`),
      structuredData: async (source) => (await structuredData()).serviceData(source),
    },
  },
  ...listings.map((listing) => ({
    path: listing.path,
    lazy: () => import(/* webpackChunkName: "sell" */ './shelf/page.tsx'),
    handle: {
      title: (source: HeadSource) => shownIn(listing, source).title,
      description: (source: HeadSource) => shownIn(listing, source).description,
      breadcrumb: ({ search }: HeadSource) => search?.category ?? listing.name,
      parent: ({ search }: HeadSource) => (search?.category ? listing.path : parentOf(listing)),
      search: { category: listing.categories, sort: SORTS },
      indexed: (source: HeadSource) => shownIn(listing, source).shown.length > 0,
      structuredData: async (source: StructuredDataSource) => (await structuredData()).listingData(source, listing),
    },
  })),
  {
    path: paths.sellPreview(':id'),
    lazy: () => import(/* webpackChunkName: "preview" */ './preview/page.tsx'),
    handle: {
      title: (source) => previewTexts(siteOf(source)).title,
      description: (source) => previewTexts(siteOf(source)).description,
      breadcrumb: (source) => siteOf(source)?.title ?? '',
      parent: (source) => (siteOf(source)?.shelf === 'large' ? paths.sellEcommerce : paths.sell),
      paths: async (api) => (await readSlugs(api, 'websites')).map(paths.sellPreview),
      structuredData: async (source) => (await structuredData()).productData(source),
    },
  },
];

export default routes;

// Loaded by the server only.
const structuredData = () => import(/* webpackChunkName: "structured-data" */ './structured-data.ts');
