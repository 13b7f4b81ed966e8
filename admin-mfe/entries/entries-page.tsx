import { lazyComponent } from '../components/lazy-component.tsx';

/** Imported lazily: the first page of the admin area loads no editor. */
export const Component = lazyComponent('entries', () => import(/* webpackChunkName: "entries" */ './entries-view.tsx'));
