import type { RemotePage } from '@platform/contract/remote-routes';

const routes: readonly RemotePage[] = [
  {
    path: '/Chatbot',
    lazy: () => import(/* webpackChunkName: "chatbot" */ './window/page.tsx'),
    handle: {
      title: 'Ask the studio',
      description: 'A helper that answers from this site, shows where it looked, and says so when it does not know.',
      breadcrumb: 'Chat',
    },
  },
];

export default routes;
