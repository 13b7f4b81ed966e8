import { lazy, Suspense } from 'react';

/** Imported lazily: only this page has it. */
const ReleasesView = lazy(() => import(/* webpackChunkName: "releases" */ './releases-view.tsx'));

export const Component = () => (
  <Suspense>
    <ReleasesView />
  </Suspense>
);
