import { lazy, Suspense } from 'react';

/** Imported lazily: only this page has it. */
const QuestionsView = lazy(() => import(/* webpackChunkName: "questions" */ './questions-view.tsx'));

export const Component = () => (
  <Suspense>
    <QuestionsView />
  </Suspense>
);
