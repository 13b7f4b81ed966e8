import type { RemoteRoutes } from '@platform/contract/remote-routes';
import { paths } from './paths.ts';

const handleOf = (title: string, description: string) =>
  ({ title, description, layout: 'bare', private: true }) as const;

export default [
  {
    path: paths.dashboard,
    lazy: () => import(/* webpackChunkName: "admin" */ './layout/layout.tsx'),
    children: [
      {
        path: paths.dashboard,
        lazy: () => import(/* webpackChunkName: "admin" */ './dashboard/dashboard.tsx'),
        handle: handleOf(
          'Admin Dashboard',
          'The number of messages by day, the latest messages and the status of the site.',
        ),
      },
      {
        path: paths.messages,
        lazy: () => import(/* webpackChunkName: "admin" */ './inbox/messages-page.tsx'),
        handle: handleOf('Messages', 'Messages that visitors have sent through the contact form.'),
      },
      {
        path: paths.releases,
        lazy: () => import(/* webpackChunkName: "admin" */ './releases/releases-page.tsx'),
        handle: handleOf('Releases', 'What is live of each remote, how it does, and what was released and taken back.'),
      },
      {
        path: paths.questions,
        lazy: () => import(/* webpackChunkName: "admin" */ './questions/questions-page.tsx'),
        handle: handleOf('Questions', 'What visitors asked the chat and it could not answer.'),
      },
    ],
  },
] satisfies RemoteRoutes;
