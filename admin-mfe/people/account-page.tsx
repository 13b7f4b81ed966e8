import { lazyComponent } from '../components/lazy-component.tsx';

/** Imported lazily: only this page has it. */
export const Component = lazyComponent('account', () => import(/* webpackChunkName: "people" */ './account-view.tsx'));
