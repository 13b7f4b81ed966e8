import { MAIN_ID } from '@studio/ui';
import { Cross } from '@studio/ui/icons';
import { useState } from 'react';
import { useMinWidth } from '../components/hooks.ts';
import { Undo } from '../components/icons.tsx';
import { UndoFrame } from '../components/undo-frame.ts';
import { undoTexts } from '../content/changes.ts';
import { countOf, type LastChange, setLastChange, undoChange, useInboxChange } from './message-changes.ts';

/** A bar that names the last change, with a button to undo it. It stays until the admin closes or uses it. */
export default function UndoBar({ change }: { readonly change: LastChange }) {
  const [left, setLeft] = useState(0);
  const { mutate, isPending, isError } = useInboxChange(undoChange);
  const isPhone = !useMinWidth('tablet');
  const count = countOf(change);
  const close = () => {
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    setLastChange(undefined);
  };
  const undo = () =>
    mutate(change, {
      onSuccess: ({ changed }) => {
        if (changed === count) close();
        else setLeft(count - changed);
      },
    });
  const text = isPhone ? undoTexts.short(change, count) : undoTexts.long(change, count);
  return (
    <UndoFrame data-undo>
      <span>{isError ? undoTexts.failed : left > 0 ? undoTexts.left(left, count) : text}</span>
      {left === 0 && (
        <button type="button" data-key="z" onClick={() => isPending || undo()}>
          <Undo size={18} />
          {undoTexts.undo}
        </button>
      )}
      <button type="button" aria-label={undoTexts.close} title={undoTexts.close} onClick={close}>
        <Cross size={18} strokeWidth={1.5} />
      </button>
    </UndoFrame>
  );
}
