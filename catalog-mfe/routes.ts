import { paths } from '@studio/contract/paths';
import type { RemoteRoutes } from '@studio/contract/remote-routes';
import { servicePageOf, serviceSlugs } from './content/services.ts';

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
] satisfies RemoteRoutes;
