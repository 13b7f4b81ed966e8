import { lazy, Suspense } from 'react';

/** Loaded when it is needed: only this page has it. */
const ReleasesView = lazy(() => import(/* webpackChunkName: "releases" */ './releases-view.tsx'));

/** The page `/admin/releases`. */
export const Component = () => (
  <Suspense>
    <ReleasesView />
  </Suspense>
);
