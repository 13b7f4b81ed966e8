import type { RemoteRoutes } from '@platform/contract/remote-routes';
import { withCards } from '@studio/cards/with-cards';

export default withCards([
  {
    path: '/Chatbot',
    lazy: () => import(/* webpackChunkName: "chatbot" */ './window/page.tsx'),
    handle: {
      title: 'Ask the studio',
      description: 'A helper that answers from this site, shows where it looked, and says so when it does not know.',
      breadcrumb: 'Chat',
    },
  },
]) satisfies RemoteRoutes;
