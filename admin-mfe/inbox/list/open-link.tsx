import type { ReceivedMessage } from '@studio/client/contact';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useView, viewHref } from '../view.ts';

interface OpenLinkProps {
  readonly id: string;
  readonly children: ReactNode;
}

const linkId = (id: string) => `open-${id}`;

/** Renders the link of a row, which opens its message beside the list. */
export function OpenLink({ id, children }: OpenLinkProps) {
  const { view } = useView();
  return (
    <Link id={linkId(id)} className="open" to={viewHref({ ...view, message: id })} preventScrollReset>
      {children}
    </Link>
  );
}

export function focusMessage(id: string | undefined): void {
  if (id !== undefined) document.getElementById(linkId(id))?.focus({ preventScroll: true });
}

/** Returns the id of the message after the last of `ids` in a list; if they are at its end, of the one before them. */
export function neighbourOf(messages: readonly ReceivedMessage[], ids: readonly string[]): string | undefined {
  const last = messages.findLastIndex(({ id }) => ids.includes(id));
  const isKept = ({ id }: ReceivedMessage) => !ids.includes(id);
  return (messages[last + 1] ?? messages.slice(0, Math.max(last, 0)).findLast(isKept))?.id;
}

/** Returns the focus from a closed message to its link or, if it has left the list, to the link of `instead`. */
export function useFocusReturn(openId: string | undefined, instead: RefObject<string | undefined>): void {
  const previous = useRef(openId);
  useEffect(() => {
    const closed = openId === undefined ? previous.current : undefined;
    previous.current = openId;
    if (closed === undefined) return;
    const focused = document.activeElement;
    const isLeaving = instead.current !== undefined && focused?.id === linkId(closed);
    if (focused === document.body || isLeaving) focusMessage(instead.current ?? closed);
    instead.current = undefined;
  }, [openId, instead]);
}
