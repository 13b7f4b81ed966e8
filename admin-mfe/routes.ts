import type { RemoteRoutes } from '@platform/contract/remote-routes';
import { paths } from './paths.ts';

export default [
  {
    path: paths.dashboard,
    lazy: () => import(/* webpackChunkName: "admin" */ './layout/layout.tsx'),
    children: [
      {
        path: paths.dashboard,
        lazy: () => import(/* webpackChunkName: "admin" */ './dashboard/dashboard.tsx'),
        handle: {
          title: 'Admin Dashboard',
          description: 'How many messages there are, and the newest of them.',
          frame: 'bare',
          private: true,
        },
      },
      {
        path: paths.messages,
        lazy: () => import(/* webpackChunkName: "admin" */ './inbox/messages-page.tsx'),
        handle: {
          title: 'Messages',
          description: 'What visitors have written by the contact form.',
          frame: 'bare',
          private: true,
        },
      },
      {
        path: paths.questions,
        lazy: () => import(/* webpackChunkName: "admin" */ './questions/questions-page.tsx'),
        handle: {
          title: 'Questions',
          description: 'What visitors asked the chat and it could not answer.',
          frame: 'bare',
          private: true,
        },
      },
    ],
  },
] satisfies RemoteRoutes;
