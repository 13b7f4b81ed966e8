import { changedMatching, MAX_MATCHING, type MessageChange, type MessagesBefore } from '@studio/client/inbox';
import { readJson } from '../../request/request.ts';
import { setLastChange } from '../message-changes.ts';
import { contact } from '../message-queries.ts';

/** A change of the messages that match a filter, on every page of the list. */
interface MatchingChange {
  readonly filter: URLSearchParams;
  readonly change: MessageChange;
}

/**
 * Changes messages in batches, and stores what the undo bar needs, also of the batches before one that failed. Changes at most 10,000.
 * Throws ApiError if a batch fails.
 */
export async function changeMatching({ filter, change }: MatchingChange): Promise<void> {
  const before: MessagesBefore[] = [];
  let count = 0;
  let cursor: string | undefined;
  try {
    do {
      const json = { filter: Object.fromEntries(filter), ...change, ...(cursor !== undefined && { cursor }) };
      const batch = await readJson(changedMatching, contact.matching.$patch({ json }));
      before.push(...batch.before);
      count += batch.changed;
      cursor = batch.next;
    } while (cursor !== undefined && count < MAX_MATCHING);
  } finally {
    if (before.length > 0) setLastChange({ change, before, at: Date.now() });
  }
}
