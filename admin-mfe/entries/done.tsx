import { MAIN_ID } from '@studio/ui';
import { Cross } from '@studio/ui/icons';
import { useState, useSyncExternalStore } from 'react';
import { Undo } from '../components/icons.tsx';
import { UndoFrame } from '../components/undo-frame.ts';
import { doneTexts, listTexts } from '../content/entries.ts';

/** A change that was made. */
export interface Done {
  readonly text: string;
  /** Path of the page on the site that shows it. */
  readonly page?: string | undefined;
  /** Undoes it. */
  readonly undo?: () => Promise<unknown>;
}

let current: Done | undefined;
const listeners = new Set<() => void>();

/** Sets the last change, in place of the one before. It stays through navigation until it is undone or closed. */
export function setDone(done: Done | undefined): void {
  current = done;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Renders a bar that names the last change, with a button to undo it. */
export function DoneBar() {
  const done = useSyncExternalStore(subscribe, () => current);
  return <div aria-live="polite">{done && <Bar key={done.text} done={done} />}</div>;
}

function Bar({ done: { text, page, undo } }: { readonly done: Done }) {
  const [isFailed, setIsFailed] = useState(false);
  const close = () => {
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    setDone(undefined);
  };
  return (
    <UndoFrame data-undo>
      <span>{isFailed ? doneTexts.failed : text}</span>
      {page !== undefined && (
        <a href={page} target="_blank" rel="noreferrer">
          {listTexts.openOnSite}
        </a>
      )}
      {undo && (
        <button type="button" data-key="z" onClick={() => void undo().then(close, () => setIsFailed(true))}>
          <Undo size={18} />
          {doneTexts.undo}
        </button>
      )}
      <button type="button" aria-label={doneTexts.close} title={doneTexts.close} onClick={close}>
        <Cross size={18} strokeWidth={1.5} />
      </button>
    </UndoFrame>
  );
}
