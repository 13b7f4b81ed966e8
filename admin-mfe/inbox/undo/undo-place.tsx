import { lazy, Suspense } from 'react';
import { useLastChange } from './last-change.ts';

/** Loaded when it is needed: with the first change. */
const UndoBar = lazy(() => import(/* webpackChunkName: "undo-bar" */ './undo-bar.tsx'));

/** Where the undo bar is shown, and announced. */
export function UndoPlace() {
  const change = useLastChange();
  return (
    <div aria-live="polite">
      {change && (
        <Suspense>
          <UndoBar key={change.at} change={change} />
        </Suspense>
      )}
    </div>
  );
}
