import type { ReceivedMessage } from '@studio/client/contact';
import { useEffect, useRef, useState } from 'react';
import { arrivalText } from '../content/inbox.ts';

interface Known {
  readonly ids: ReadonlySet<string>;
  /** ISO time of the newest message. */
  readonly newest: string;
}

/** What is to be announced of a list that is asked for again and again. `nth` tells two equal texts apart. */
export interface Arrivals {
  readonly text: string;
  readonly nth: number;
}

/** Watches for messages that come in after the first list; older ones that are loaded later do not count. */
export function useArrivals(messages: readonly ReceivedMessage[] | undefined): Arrivals {
  const [arrivals, setArrivals] = useState<Arrivals>({ text: '', nth: 0 });
  const known = useRef<Known>(undefined);

  useEffect(() => {
    if (!messages) return;
    const before = known.current;
    const newest = [before?.newest ?? '', ...messages.map(({ createdAt }) => createdAt)].sort().at(-1) ?? '';
    known.current = { ids: new Set(messages.map(({ id }) => id)), newest };
    if (!before) return;
    const arrived = messages.filter(({ id, createdAt }) => !before.ids.has(id) && createdAt >= before.newest);
    if (arrived.length === 0) return;
    const text = arrivalText(arrived.map(({ name }) => name));
    setArrivals(({ nth }) => ({ text, nth: nth + 1 }));
  }, [messages]);

  return arrivals;
}
