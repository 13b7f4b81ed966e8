import { lazyComponent } from '../components/lazy-component.tsx';

/** Imported lazily: only this page has it. */
export const Component = lazyComponent(
  'releases',
  () => import(/* webpackChunkName: "releases" */ './releases-view.tsx'),
);
