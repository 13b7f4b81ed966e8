import * as v from 'valibot';
import type { Values } from '../entry-requests.ts';

const values = v.record(v.string(), v.unknown());

/** What was typed on this device and is not saved yet. */
const keptDraft = v.object({
  /** The version that it was made from, and its values; version 0 of an entry that does not exist yet. */
  version: v.number(),
  base: values,
  values,
});

type KeptDraft = v.InferOutput<typeof keptDraft>;

const keyOf = (collection: string, id: string) => `admin-draft:${collection}:${id || 'new'}`;

/** Keeps a draft on this device. Returns false if the browser does not store it. */
export function keepDraft(
  collection: string,
  id: string,
  draft: { version: number; base: Values; values: Values },
): boolean {
  try {
    localStorage.setItem(keyOf(collection, id), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Returns the draft that is kept of an entry. */
export function keptDraftOf(collection: string, id: string): KeptDraft | undefined {
  try {
    return v.parse(keptDraft, JSON.parse(localStorage.getItem(keyOf(collection, id)) ?? ''));
  } catch {
    return undefined;
  }
}

export function removeKeptDraft(collection: string, id: string): void {
  try {
    localStorage.removeItem(keyOf(collection, id));
  } catch {
    // No storage: nothing was kept.
  }
}
