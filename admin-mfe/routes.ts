import type { RemoteRoutes } from '@platform/contract/remote-routes';
import { paths } from '@studio/client/paths';

export default [
  {
    path: paths.admin,
    lazy: () => import(/* webpackChunkName: "admin" */ './pages/layout.tsx'),
    children: [
      {
        path: paths.admin,
        lazy: () => import(/* webpackChunkName: "admin" */ './pages/dashboard.tsx'),
        handle: {
          title: 'Admin Dashboard',
          description: 'How many messages there are, and the newest of them.',
          frame: 'bare',
          private: true,
        },
      },
      {
        path: paths.adminMessages,
        lazy: () => import(/* webpackChunkName: "admin" */ './pages/messages.tsx'),
        handle: {
          title: 'Messages',
          description: 'What visitors have written by the contact form.',
          frame: 'bare',
          private: true,
        },
      },
    ],
  },
] satisfies RemoteRoutes;
