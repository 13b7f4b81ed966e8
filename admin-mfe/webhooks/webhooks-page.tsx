import { lazyComponent } from '../components/lazy-component.tsx';

/** Imported lazily: only this page has it. */
export const Component = lazyComponent(
  'webhooks',
  () => import(/* webpackChunkName: "webhooks" */ './webhooks-view.tsx'),
);
