import { UNDO_MS } from '@studio/client/inbox';
import { useEffect, useSyncExternalStore } from 'react';
import * as v from 'valibot';

/** Key in sessionStorage. */
const KEY = 'admin-deletion';

const storedDeletion = v.object({
  ids: v.array(v.string()),
  /** Time in ms until which the API can restore the messages. */
  until: v.number(),
});

type Deletion = v.InferOutput<typeof storedDeletion>;

let current = read();
const listeners = new Set<() => void>();

function read(): Deletion | undefined {
  try {
    const stored = v.parse(storedDeletion, JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return stored.until > Date.now() ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps which messages were deleted last, through navigation and reload, for as long as the API can restore them. */
export function setDeletion(ids: readonly string[]): void {
  current = ids.length > 0 ? { ids: [...ids], until: Date.now() + UNDO_MS } : undefined;
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

/** Returns the ids of the messages whose deletion can be undone now. */
export function useDeletion(): readonly string[] {
  const deletion = useSyncExternalStore(subscribe, () => current);
  useEffect(() => {
    if (!deletion) return;
    const timer = setTimeout(() => setDeletion([]), deletion.until - Date.now());
    return () => clearTimeout(timer);
  }, [deletion]);
  return deletion?.ids ?? [];
}
