import { useState } from 'react';
import { useMinWidth } from '../components/hooks.ts';
import { focusMain, UndoFrame } from '../components/undo-frame.tsx';
import { undoTexts } from '../content/changes.ts';
import { countOf, type LastChange, setLastChange, undoChange, useInboxChange } from './message-changes.ts';

/** A bar that names the last change, with a button to undo it. It stays until the admin closes or uses it. */
export default function UndoBar({ change }: { readonly change: LastChange }) {
  const [left, setLeft] = useState(0);
  const { mutate, isPending, isError } = useInboxChange(undoChange);
  const isPhone = !useMinWidth('tablet');
  const count = countOf(change);
  const close = () => {
    focusMain();
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
    <UndoFrame
      text={isError ? undoTexts.failed : left > 0 ? undoTexts.left(left, count) : text}
      onUndo={left === 0 ? () => isPending || undo() : undefined}
      onClose={close}
    />
  );
}
