import { useEffect, useEffectEvent, useState } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { editorTexts } from '../../content/entries.ts';
import type { Draft } from './use-draft.ts';

/** Time for which a link waits for a save, in milliseconds. */
const WAIT_MS = 2000;

/** Lets links wait until the draft is saved. If that takes too long, asks whether to leave: the text stays on this device. */
export function LeaveGuard({ draft }: { readonly draft: Draft }) {
  const [isAsking, setIsAsking] = useState(false);
  // A new entry that was saved replaces the address of the empty form: the editor stays, with what was typed meanwhile.
  const isBlocked: BlockerFunction = ({ currentLocation, nextLocation, historyAction }) =>
    draft.isDirty() && historyAction !== 'REPLACE' && currentLocation.pathname !== nextLocation.pathname;
  const blocker = useBlocker(isBlocked);
  const wait = useEffectEvent(async (signal: AbortSignal) => {
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, WAIT_MS, undefined));
    const saved = await Promise.race([draft.save(), late]);
    if (signal.aborted) return;
    if (saved) blocker.proceed?.();
    else setIsAsking(true);
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const controller = new AbortController();
    void wait(controller.signal);
    return () => controller.abort();
  }, [blocker.state]);
  if (!isAsking || blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={editorTexts.leaveTitle}
      text={editorTexts.leaveText}
      cancel={editorTexts.stay}
      confirm={editorTexts.leave}
      onConfirm={() => blocker.proceed()}
      onClose={() => {
        setIsAsking(false);
        blocker.reset();
      }}
    />
  );
}
