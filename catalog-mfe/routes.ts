import type { RemoteRoutes } from '@platform/contract/remote-routes';
import { withCards } from '@studio/cards/with-cards';
import { listings } from './content/listings.ts';
import { previewTexts } from './content/preview.ts';
import { findServicePage, serviceSlugs } from './content/services.ts';
import { findSite, sites } from './content/sites.ts';
import { paths } from './paths.ts';
import { SORTS } from './shelf/choice.ts';

export default withCards([
  {
    path: '/services/:slug',
    lazy: () => import(/* webpackChunkName: "services" */ './services/page.tsx'),
    handle: {
      title: ({ params }) => findServicePage(params.slug)?.title ?? '',
      description: ({ params }) => findServicePage(params.slug)?.description ?? '',
      breadcrumb: 'Services',
      paths: () => serviceSlugs.map((slug) => `/services/${slug}`),
    },
  },
  ...listings.map(({ path, title, description, categories }) => ({
    path,
    lazy: () => import(/* webpackChunkName: "sell" */ './shelf/page.tsx'),
    handle: { title, description, breadcrumb: title, search: { category: categories, sort: SORTS } },
  })),
  {
    path: paths.sellPreview(':id'),
    lazy: () => import(/* webpackChunkName: "preview" */ './preview/page.tsx'),
    handle: {
      title: ({ params }) => previewTexts(findSite(params.id)).title,
      description: ({ params }) => previewTexts(findSite(params.id)).description,
      breadcrumb: 'Preview',
      paths: () => sites.map(({ id }) => paths.sellPreview(id)),
    },
  },
]) satisfies RemoteRoutes;
