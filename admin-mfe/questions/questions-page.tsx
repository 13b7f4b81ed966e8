import { lazy, Suspense } from 'react';

/** Loaded when it is needed: only this page has it. */
const QuestionsView = lazy(() => import(/* webpackChunkName: "questions" */ './questions-view.tsx'));

/** The page `/admin/questions`. */
export const Component = () => (
  <Suspense>
    <QuestionsView />
  </Suspense>
);
