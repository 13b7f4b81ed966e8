import type { HeadSource, RemoteRoutes, StructuredDataSource } from '@platform/contract/remote-routes';
import { withCards } from '@studio/cards/with-cards';
import { type Listing, listings, listingTexts } from './content/listings.ts';
import { findServicePage, serviceSlugs } from './content/services.ts';
import { findSite, isOnLargeShelf, previewTexts, sites } from './content/shelves.ts';
import { paths } from './paths.ts';
import { chooseSites, parseChoice, SORTS } from './shelf/choice.ts';

/** Returns the websites that a listing shows at an address, and its texts there. */
function shownIn(listing: Listing, { search }: HeadSource) {
  const choice = parseChoice(new URLSearchParams(search), listing.categories);
  const shown = chooseSites(listing.sites, choice);
  return { shown, ...listingTexts(listing, choice, shown) };
}

const parentOf = ({ path }: Listing) => (path === paths.sell ? undefined : paths.sell);

export default withCards([
  {
    path: '/services/:slug',
    lazy: () => import(/* webpackChunkName: "services" */ './services/page.tsx'),
    handle: {
      title: ({ params }) => findServicePage(params.slug)?.title ?? '',
      description: ({ params }) => findServicePage(params.slug)?.description ?? '',
      breadcrumb: ({ params }) => findServicePage(params.slug)?.title ?? '',
      paths: () => serviceSlugs.map((slug) => `/services/${slug}`),
      structuredData: async (source) => (await structuredData()).serviceData(source),
    },
  },
  ...listings.map((listing: Listing) => ({
    path: listing.path,
    lazy: () => import(/* webpackChunkName: "sell" */ './shelf/page.tsx'),
    handle: {
      title: (source: HeadSource) => shownIn(listing, source).title,
      description: (source: HeadSource) => shownIn(listing, source).description,
      breadcrumb: ({ search }: HeadSource) => search?.category ?? listing.title,
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
      title: ({ params }) => previewTexts(findSite(params.id)).title,
      description: ({ params }) => previewTexts(findSite(params.id)).description,
      breadcrumb: ({ params }) => findSite(params.id)?.title ?? '',
      parent: ({ params }) => {
        const site = findSite(params.id);
        return site && isOnLargeShelf(site) ? paths.sellEcommerce : paths.sell;
      },
      paths: () => sites.map(({ id }) => paths.sellPreview(id)),
      structuredData: async (source) => (await structuredData()).productData(source),
    },
  },
]) satisfies RemoteRoutes;

// Loaded by the server only.
const structuredData = () => import(/* webpackChunkName: "structured-data" */ './structured-data.ts');
