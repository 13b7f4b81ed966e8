import type { ReceivedMessage } from '@studio/client/contact';
import { MAIN_ID } from '@studio/ui/skip-link';
import { useEffect, useRef } from 'react';
import { focusMessage, neighbourOf, useFocusReturn } from './list/open-link.tsx';
import type { Selection } from './list/use-selection.ts';
import { useInboxChange } from './message-queries.ts';
import { type Change, changeMessages } from './message-requests.ts';
import { setLastChange } from './undo/last-change.ts';
import { staysIn, useView } from './view.ts';

/** Changes messages, and keeps what is needed to undo it, whatever is shown when the response arrives. */
async function changeUndoably({ ids, ...change }: Change) {
  const { before } = await changeMessages({ ids, ...change });
  if (before.length > 0) setLastChange({ change, before, at: Date.now() });
}

/** Returns the changes that can be made to the messages of the list. After each the focus goes to the next message. */
export function useChanges(listed: readonly ReceivedMessage[], selection: Selection) {
  const { view, show } = useView();
  const { mutate, isError } = useInboxChange(changeUndoably);
  const { mutate: mutateQuietly } = useInboxChange(changeMessages);
  /** The message that gets the focus instead of the open one, which leaves the list. */
  const instead = useRef<string>(undefined);
  useFocusReturn(view.message, instead);

  /** What gets the focus when the bar of the selection is gone: a message, or the page. */
  const next = useRef<{ readonly id: string | undefined }>(undefined);
  useEffect(() => {
    if (!next.current) return;
    const { id } = next.current;
    next.current = undefined;
    if (id === undefined) document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    else focusMessage(id);
  });
  const leaveSelection = () => {
    next.current = { id: neighbourOf(listed, selection.ids) };
    selection.clear();
  };
  /** What is shown when a response arrives: the admin may have gone on since the request. */
  const shown = useRef(view);
  useEffect(() => {
    shown.current = view;
  }, [view]);
  const leave = (ids: readonly string[]) => {
    const { message } = shown.current;
    if (message === undefined || !ids.includes(message)) return;
    instead.current = neighbourOf(listed, ids);
    show({ ...shown.current, message: undefined }, { replace: true });
  };
  const change = ({ ids, ...given }: Change) =>
    mutate({ ids, ...given }, { onSuccess: () => staysIn(view.folder, given) || leave(ids) });
  return {
    isError,
    change,
    changeSelected: (given: Omit<Change, 'ids'>) => {
      leaveSelection();
      change({ ids: selection.ids, ...given });
    },
    /** Marks the message that was just opened as read: nothing to undo. */
    markRead: (id: string) => mutateQuietly({ ids: [id], state: 'read' }),
    /** Messages were removed for good. */
    onRemoved: (ids: readonly string[]) => {
      if (ids.some(selection.has)) leaveSelection();
      leave(ids);
    },
  };
}
