import type { RemoteRoutes } from '@platform/contract/remote-routes';

export default [
  {
    path: '/',
    lazy: () => import(/* webpackChunkName: "home" */ './home.tsx'),
    handle: { title: 'Hello', description: 'The first page of the smallest site.' },
  },
  {
    path: '/about',
    lazy: () => import(/* webpackChunkName: "about" */ './about.tsx'),
    handle: { title: 'About', description: 'What this site is.' },
  },
] satisfies RemoteRoutes;
