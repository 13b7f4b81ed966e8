import type { ReceivedMessage } from '@studio/client/contact';
import { MAIN_ID } from '@studio/ui';
import { useEffect, useRef } from 'react';
import type { Selection } from '../components/selection.tsx';
import { useMay } from '../request/session.ts';
import { focusMessage, neighbourOf, useFocusReturn } from './list/open-link.tsx';
import { type Change, changeMessages, setLastChange, useInboxChange } from './message-changes.ts';
import { staysIn, useView } from './view.ts';

/** Changes messages and stores what the undo bar needs, even if the page has changed when the response arrives. */
async function changeUndoably({ ids, ...change }: Change) {
  const { before } = await changeMessages({ ids, ...change });
  if (before.length > 0) setLastChange({ change, before, at: Date.now() });
}

/** Returns the changes of the messages of the list. After each, the focus moves to the next message. */
export function useChanges(listed: readonly ReceivedMessage[], selection: Selection) {
  const { view, show } = useView();
  const { mutate, isError } = useInboxChange(changeUndoably);
  const { mutate: mutateQuietly } = useInboxChange(changeMessages);
  const mayWrite = useMay('write');
  /** Id of the message that gets the focus after the open one has left the list. */
  const focusAfterLeave = useRef<string>(undefined);
  useFocusReturn(view.message, focusAfterLeave);

  /** The message, or the page, that gets the focus once the bar of the selection is removed. */
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
  /** The view when a response arrives, which may differ from the view of its request. */
  const latestView = useRef(view);
  useEffect(() => {
    latestView.current = view;
  }, [view]);
  const leave = (ids: readonly string[]) => {
    const { message } = latestView.current;
    if (message === undefined || !ids.includes(message)) return;
    focusAfterLeave.current = neighbourOf(listed, ids);
    show({ ...latestView.current, message: undefined }, { replace: true });
  };
  const change = ({ ids, ...values }: Change) =>
    mutate({ ids, ...values }, { onSuccess: () => staysIn(view.folder, values) || leave(ids) });
  return {
    isError,
    change,
    changeSelected: (values: Omit<Change, 'ids'>) => {
      leaveSelection();
      change({ ids: selection.ids, ...values });
    },
    /** Marks a message that was just opened as read, without the undo bar. Readers change nothing. */
    markRead: (id: string) => mayWrite && mutateQuietly({ ids: [id], state: 'read' }),
    /** Updates the focus after messages were deleted for good. */
    onRemoved: (ids: readonly string[]) => {
      if (ids.some(selection.has)) leaveSelection();
      leave(ids);
    },
  };
}
