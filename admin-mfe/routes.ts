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
          description: 'The number of messages by day, the latest messages and the status of the site.',
          layout: 'bare',
          private: true,
        },
      },
      {
        path: paths.messages,
        lazy: () => import(/* webpackChunkName: "admin" */ './inbox/messages-page.tsx'),
        handle: {
          title: 'Messages',
          description: 'Messages that visitors have sent through the contact form.',
          layout: 'bare',
          private: true,
        },
      },
      {
        path: paths.releases,
        lazy: () => import(/* webpackChunkName: "admin" */ './releases/releases-page.tsx'),
        handle: {
          title: 'Releases',
          description: 'What is live of each remote, how it does, and what was released and taken back.',
          layout: 'bare',
          private: true,
        },
      },
      {
        path: paths.questions,
        lazy: () => import(/* webpackChunkName: "admin" */ './questions/questions-page.tsx'),
        handle: {
          title: 'Questions',
          description: 'What visitors asked the chat and it could not answer.',
          layout: 'bare',
          private: true,
        },
      },
    ],
  },
] satisfies RemoteRoutes;
