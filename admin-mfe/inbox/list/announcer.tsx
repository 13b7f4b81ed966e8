import type { ReceivedMessage } from '@studio/client/contact';
import { VisuallyHidden } from '@studio/ui';
import { useEffect, useRef, useState } from 'react';
import { arrivalText, inbox } from '../../content/inbox.ts';

interface AnnouncerProps {
  /** Undefined while they are loading. */
  readonly messages: readonly ReceivedMessage[] | undefined;
}

/** Announces to screen readers that messages are loading, and that new ones have arrived. */
export function Announcer({ messages }: AnnouncerProps) {
  const { text, count } = useArrivals(messages);
  return (
    <VisuallyHidden role="status">
      <span key={count}>{messages ? text : inbox.loading}</span>
    </VisuallyHidden>
  );
}

/** Returns the text about messages newer than the previous list, and the number of such texts so far. */
function useArrivals(messages: readonly ReceivedMessage[] | undefined) {
  const [arrivals, setArrivals] = useState({ text: '', count: 0 });
  /** The ids of the previous list, and the ISO time of the newest message so far. */
  const known = useRef<{ readonly ids: ReadonlySet<string>; readonly newest: string }>(undefined);

  useEffect(() => {
    if (!messages) return;
    const before = known.current;
    const newest = [before?.newest ?? '', ...messages.map(({ createdAt }) => createdAt)].sort().at(-1) ?? '';
    known.current = { ids: new Set(messages.map(({ id }) => id)), newest };
    if (!before) return;
    const arrived = messages.filter(({ id, createdAt }) => !before.ids.has(id) && createdAt >= before.newest);
    if (arrived.length === 0) return;
    const text = arrivalText(arrived.map(({ name }) => name));
    setArrivals(({ count }) => ({ text, count: count + 1 }));
  }, [messages]);

  return arrivals;
}
