import { changeUndo, MAX_CHANGED } from '@studio/client/inbox';
import { useSyncExternalStore } from 'react';
import * as v from 'valibot';

/** Key in sessionStorage. */
const KEY = 'admin-last-change';

const storedChange = v.object({ ...changeUndo.entries, at: v.number() });

/** The last change, at a time in ms, and what its messages were before: at most those of one change, so that it stays small. */
export type LastChange = v.InferOutput<typeof storedChange>;

/** Returns how many messages a change has changed. */
export const countOf = ({ before }: LastChange): number => before.reduce((sum, { ids }) => sum + ids.length, 0);

let current = read();
const listeners = new Set<() => void>();

function read(): LastChange | undefined {
  try {
    const stored = v.parse(storedChange, JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return countOf(stored) <= MAX_CHANGED ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the last change, through navigation and reload, until it is undone, closed or followed by another one. */
export function setLastChange(change: LastChange | undefined): void {
  current = change;
  try {
    if (current) sessionStorage.setItem(KEY, JSON.stringify(current));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage it is kept until the next reload.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the change that can be undone, if there is one. */
export const useLastChange = (): LastChange | undefined => useSyncExternalStore(subscribe, () => current);
