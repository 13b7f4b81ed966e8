import { lazyComponent } from '../components/lazy-component.tsx';

/** Imported lazily: only this page has it. */
export const Component = lazyComponent('media', () => import(/* webpackChunkName: "media" */ './media-view.tsx'));
