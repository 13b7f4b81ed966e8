import { lazyComponent } from '../components/lazy-component.tsx';

/** Imported lazily: only this page has it. */
export const Component = lazyComponent(
  'visitors',
  () => import(/* webpackChunkName: "visitors" */ './visitors-view.tsx'),
);
