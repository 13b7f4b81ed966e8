import { lazyComponent } from '../components/lazy-component.tsx';

/** Imported lazily: only this page has it. */
export const Component = lazyComponent(
  'questions',
  () => import(/* webpackChunkName: "questions" */ './questions-view.tsx'),
);
