import { useState } from 'react';
import { createStore } from '../components/hooks.ts';
import { focusMain, UndoFrame } from '../components/undo-frame.tsx';
import { doneTexts, listTexts } from '../content/entries.ts';

/** A change that was made. */
export interface Done {
  readonly text: string;
  /** Path of the page on the site that shows it. */
  readonly page?: string | undefined;
  readonly undo?: () => Promise<unknown>;
}

const [useDone, setDone] = createStore<Done | undefined>(undefined);

/** Sets the last change, in place of the one before. It stays through navigation until it is undone or closed. */
export { setDone };

/** Renders a bar that names the last change, with a button to undo it. */
export function DoneBar() {
  const done = useDone();
  return <div aria-live="polite">{done && <Bar key={done.text} done={done} />}</div>;
}

function Bar({ done: { text, page, undo } }: { readonly done: Done }) {
  const [isFailed, setIsFailed] = useState(false);
  const close = () => {
    focusMain();
    setDone(undefined);
  };
  return (
    <UndoFrame
      text={isFailed ? doneTexts.failed : text}
      onUndo={undo && (() => void undo().then(close, () => setIsFailed(true)))}
      link={page === undefined ? undefined : { href: page, label: listTexts.openOnSite }}
      onClose={close}
    />
  );
}
