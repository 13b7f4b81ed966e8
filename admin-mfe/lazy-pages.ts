import { lazyComponent } from './components/lazy-component.tsx';

/** Pages whose code is imported when they are opened: the first script of the admin area has none of them. */
export const entries = lazyComponent(
  'entries',
  () => import(/* webpackChunkName: "entries" */ './entries/entries-view.tsx'),
);
export const media = lazyComponent('media', () => import(/* webpackChunkName: "media" */ './media/media-view.tsx'));
export const questions = lazyComponent(
  'questions',
  () => import(/* webpackChunkName: "visitors" */ './questions/questions-view.tsx'),
);
export const visitors = lazyComponent(
  'visitors',
  () => import(/* webpackChunkName: "visitors" */ './visitors/visitors-view.tsx'),
);
export const releases = lazyComponent(
  'releases',
  () => import(/* webpackChunkName: "releases" */ './releases/releases-view.tsx'),
);
export const webhooks = lazyComponent(
  'webhooks',
  () => import(/* webpackChunkName: "people" */ './webhooks/webhooks-view.tsx'),
);
export const people = lazyComponent(
  'people',
  () => import(/* webpackChunkName: "people" */ './people/people-view.tsx'),
);
export const account = lazyComponent(
  'account',
  () => import(/* webpackChunkName: "people" */ './people/account-view.tsx'),
);
