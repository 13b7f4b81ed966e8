import type { RemoteRoutes } from '@platform/contract/remote-routes';
import { paths } from '@studio/client/paths';
import { previewTexts } from './content/preview.ts';
import { type Listing, listings } from './content/sell.ts';
import { servicePageOf, serviceSlugs } from './content/services.ts';
import { siteById, sites } from './content/sites/sites.ts';
import { SORTS } from './data/choice.ts';

const lazySell = () => import(/* webpackChunkName: "sell" */ './pages/sell.tsx');

/** A page of ready-made websites; the server renders each category in each order. */
const sellPage = ({ path, title, description, categories }: Listing) => ({
  path,
  lazy: lazySell,
  handle: { title, description, breadcrumb: title, search: { category: categories, sort: SORTS } },
});

export default [
  {
    path: '/services/:slug',
    lazy: () => import(/* webpackChunkName: "services" */ './pages/services.tsx'),
    handle: {
      title: ({ params }) => servicePageOf(params.slug)?.title ?? '',
      description: ({ params }) => servicePageOf(params.slug)?.description ?? '',
      breadcrumb: 'Services',
      paths: () => serviceSlugs.map(paths.service),
    },
  },
  sellPage(listings.sell),
  sellPage(listings.shopify),
  sellPage(listings.ecommerce),
  {
    path: paths.sellPreview(':id'),
    lazy: () => import(/* webpackChunkName: "preview" */ './pages/preview.tsx'),
    handle: {
      title: ({ params }) => previewTexts(siteById(params.id)).title,
      description: ({ params }) => previewTexts(siteById(params.id)).description,
      breadcrumb: 'Preview',
      paths: () => sites.map(({ id }) => paths.sellPreview(id)),
    },
  },
] satisfies RemoteRoutes;
