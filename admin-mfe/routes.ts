import type { RemoteRoutes } from '@platform/contract/remote-routes';
import type { ComponentType } from 'react';
import { paths } from './paths.ts';

const page = (path: string, title: string, description: string, lazy: Lazy) => ({
  path,
  lazy,
  handle: { title, description, layout: 'bare', private: true } as const,
});

type Lazy = () => Promise<{ readonly Component: ComponentType }>;

const layout: Lazy = () => import(/* webpackChunkName: "admin" */ './layout/layout.tsx');

const lazyPage =
  (name: keyof typeof import('./lazy-pages.ts')): Lazy =>
  async () => ({ Component: (await import(/* webpackChunkName: "admin" */ './lazy-pages.ts'))[name] });

const dashboard = (path: string) =>
  page(
    path,
    'Admin Dashboard',
    'The number of messages by day, the latest messages and the status of the site.',
    () => import(/* webpackChunkName: "admin" */ './dashboard/dashboard.tsx'),
  );

/** Lists of content and editors. Every path of a route with parameters is a page: the browser reads the entry. */
function content(path: string, title: string) {
  const route = page(path, title, 'What the owner edits of the site.', lazyPage('entries'));
  return path.includes(':') ? { ...route, handle: { ...route.handle, missing: path.replace(/:\w+/g, '-') } } : route;
}

export default [
  {
    path: paths.dashboard,
    lazy: layout,
    children: [
      dashboard(paths.dashboard),
      page(
        paths.messages,
        'Messages',
        'Messages that visitors have sent through the contact form.',
        () => import(/* webpackChunkName: "admin" */ './inbox/messages-page.tsx'),
      ),
      page(
        paths.releases,
        'Releases',
        'What is live of each remote, how it does, and what was released and rolled back.',
        lazyPage('releases'),
      ),
      page(paths.media, 'Media', 'The pictures that content shows.', lazyPage('media')),
      page(
        paths.questions,
        'Questions',
        'What visitors asked the chat and it could not answer.',
        lazyPage('questions'),
      ),
      page(
        paths.visitors,
        'Visitors',
        'How many visitors the site has, where they come from, and what they do.',
        lazyPage('visitors'),
      ),
      page(paths.webhooks, 'Webhooks', 'Programs that are told of new messages.', lazyPage('webhooks')),
      page(paths.people, 'People', 'Who can sign in, and what they may do.', lazyPage('people')),
      page(paths.account, 'Your account', 'Name, password, passkeys and sessions.', lazyPage('account')),
      content(paths.entries('posts'), 'Blogs'),
      content(paths.entry('posts', ':id'), 'Post'),
      content(paths.entries('clients'), 'Clients'),
      content(paths.entry('clients', ':id'), 'Client'),
      content(paths.newEntry('projects'), 'Add project'),
      content(paths.entry('projects', ':id'), 'Project'),
      content(paths.texts, 'Texts'),
      content(paths.entries(':collection'), 'Content'),
      content(paths.entry(':collection', ':id'), 'Content'),
    ],
  },
  page(
    paths.invitation,
    'Invitation',
    'Accepts an invitation to the admin.',
    () => import(/* webpackChunkName: "admin" */ './people/invitation-page.tsx'),
  ),
  { path: paths.dashboardToo, lazy: layout, children: [dashboard(paths.dashboardToo)] },
  {
    path: '/projects',
    lazy: layout,
    children: [
      content(paths.entries('projects'), 'Projects'),
      content(paths.activeProjects, 'Active projects'),
      content(paths.completedProjects, 'Completed projects'),
    ],
  },
] satisfies RemoteRoutes;
