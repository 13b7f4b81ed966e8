import type { RemoteRoutes } from '@platform/contract/remote-routes';
import { paths } from './paths.ts';

const handleOf = (title: string, description: string) =>
  ({ title, description, layout: 'bare', private: true }) as const;

const layout = () => import(/* webpackChunkName: "admin" */ './layout/layout.tsx');

const dashboard = (path: string) => ({
  path,
  lazy: () => import(/* webpackChunkName: "admin" */ './dashboard/dashboard.tsx'),
  handle: handleOf('Admin Dashboard', 'The number of messages by day, the latest messages and the status of the site.'),
});

/** Lists of content and editors. Every path of a route with parameters is a page: the browser reads the entry. */
const content = (path: string, title: string) => ({
  path,
  lazy: () => import(/* webpackChunkName: "admin" */ './entries/entries-page.tsx'),
  handle: {
    ...handleOf(title, 'What the owner edits of the site.'),
    ...(path.includes(':') && { missing: path.replace(/:\w+/g, '-') }),
  },
});

export default [
  {
    path: paths.dashboard,
    lazy: layout,
    children: [
      dashboard(paths.dashboard),
      {
        path: paths.messages,
        lazy: () => import(/* webpackChunkName: "admin" */ './inbox/messages-page.tsx'),
        handle: handleOf('Messages', 'Messages that visitors have sent through the contact form.'),
      },
      {
        path: paths.releases,
        lazy: () => import(/* webpackChunkName: "admin" */ './releases/releases-page.tsx'),
        handle: handleOf(
          'Releases',
          'What is live of each remote, how it does, and what was released and rolled back.',
        ),
      },
      {
        path: paths.media,
        lazy: () => import(/* webpackChunkName: "admin" */ './media/media-page.tsx'),
        handle: handleOf('Media', 'The pictures that content shows.'),
      },
      {
        path: paths.questions,
        lazy: () => import(/* webpackChunkName: "admin" */ './questions/questions-page.tsx'),
        handle: handleOf('Questions', 'What visitors asked the chat and it could not answer.'),
      },
      {
        path: paths.visitors,
        lazy: () => import(/* webpackChunkName: "admin" */ './visitors/visitors-page.tsx'),
        handle: handleOf('Visitors', 'How many visitors the site has, where they come from, and what they do.'),
      },
      {
        path: paths.webhooks,
        lazy: () => import(/* webpackChunkName: "admin" */ './webhooks/webhooks-page.tsx'),
        handle: handleOf('Webhooks', 'Programs that are told of new messages.'),
      },
      {
        path: paths.people,
        lazy: () => import(/* webpackChunkName: "admin" */ './people/people-page.tsx'),
        handle: handleOf('People', 'Who can sign in, and what they may do.'),
      },
      {
        path: paths.account,
        lazy: () => import(/* webpackChunkName: "admin" */ './people/account-page.tsx'),
        handle: handleOf('Your account', 'Name, password, passkeys and sessions.'),
      },
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
  {
    path: paths.invitation,
    lazy: () => import(/* webpackChunkName: "admin" */ './people/invitation-page.tsx'),
    handle: handleOf('Invitation', 'Accepts an invitation to the admin.'),
  },
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
