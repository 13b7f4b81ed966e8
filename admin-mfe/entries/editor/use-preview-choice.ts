import { useState } from 'react';
import { createStored, useMinWidth } from '../../components/hooks.ts';

/** True after the preview beside the form was hidden in this browser. */
const [useHidden, setHidden] = createStored({
  storage: () => localStorage,
  key: 'editor-preview',
  parse: (text) => text === 'hidden',
  format: (isHidden) => (isHidden ? 'hidden' : null),
});

/**
 * Returns whether the preview of an entry is shown: on wide screens, where it is beside the form, unless it was hidden, which this browser keeps; on
 * others, where it is in the form's place, when it is chosen.
 */
export function usePreviewChoice(isPossible: boolean) {
  const isWide = useMinWidth('desktop');
  const isHidden = useHidden();
  const [isInPlace, setInPlace] = useState(false);
  return {
    isPossible,
    isShown: isPossible && (isWide ? !isHidden : isInPlace),
    toggle: () => (isWide ? setHidden(!isHidden) : setInPlace(!isInPlace)),
    /** Shows the form, if the preview is in its place. */
    showForm: () => setInPlace(false),
  };
}
