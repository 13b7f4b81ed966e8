import { lazyComponent } from '../components/lazy-component.tsx';

/** Imported lazily: only this page has it. */
export const Component = lazyComponent('people', () => import(/* webpackChunkName: "people" */ './people-view.tsx'));
