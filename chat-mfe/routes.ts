import type { RemoteRoutes } from '@platform/contract/remote-routes';
import { paths } from '@studio/client/paths';

export default [
  {
    path: paths.chat,
    lazy: () => import(/* webpackChunkName: "chatbot" */ './pages/chatbot.tsx'),
    handle: {
      title: 'Ask the studio',
      description: 'A helper that answers from this site, shows where it looked, and says so when it does not know.',
      breadcrumb: 'Chat',
    },
  },
] satisfies RemoteRoutes;
