import type { Entry, ListedEntry } from '@studio/content/api';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { doneTexts, listTexts } from '../../content/entries.ts';
import { ApiError } from '../../request/request.ts';
import { type Done, setDone } from '../done.tsx';
import { pageOf } from '../editor/addresses.ts';
import {
  type CollectionInfo,
  createEntry,
  moveEntry,
  publishEntry,
  readEntry,
  removeEntry,
  restoreEntry,
  unpublishEntry,
} from '../entry-requests.ts';
import { titleOf } from '../entry-status.tsx';

export type ListChanges = ReturnType<typeof useListChanges>;

/** Returns the changes of the entries of a list. Each is followed by a bar that undoes it where it can be undone. */
export function useListChanges(collection: CollectionInfo) {
  const { name } = collection;
  const client = useQueryClient();
  const [isFailed, setIsFailed] = useState(false);
  const refresh = () => client.invalidateQueries({ queryKey: ['entries', name] });

  /** Runs a change, then says what was done and fetches the list again. */
  async function run(change: () => Promise<Done | undefined>): Promise<void> {
    setIsFailed(false);
    try {
      setDone(await change());
    } catch {
      setIsFailed(true);
    } finally {
      await refresh();
    }
  }

  const all = (ids: readonly string[], change: (id: string) => Promise<unknown>) =>
    ids.reduce((before, id) => before.then(() => change(id)), Promise.resolve<unknown>(undefined)).then(refresh);
  const idsOf = (entries: readonly ListedEntry[]) => entries.map(({ id }) => id);
  const title = (entry: ListedEntry) => titleOf(entry, collection.title);

  const textOf = (entries: readonly ListedEntry[], one: (title: string) => string, many: (count: number) => string) => {
    const [first, ...others] = entries;
    return first && others.length === 0 ? one(title(first)) : many(entries.length);
  };

  function order(entries: readonly ListedEntry[], id: string, to: number): Promise<unknown> {
    const others = entries.filter((entry) => entry.id !== id);
    const moved = entries.find((entry) => entry.id === id);
    // Shown before it is saved.
    if (moved) client.setQueryData(['entries', name, false], others.toSpliced(to, 0, moved));
    return moveEntry(name, id, others[to]?.id ?? null);
  }

  return {
    isFailed,
    remove: (entries: readonly ListedEntry[]) =>
      run(async () => {
        const ids = idsOf(entries);
        await all(ids, (id) => removeEntry(name, id));
        return {
          text: textOf(entries, doneTexts.removed, doneTexts.removedMany),
          undo: () => all(ids, (id) => restoreEntry(name, id)),
        };
      }),
    restore: (entry: ListedEntry) =>
      run(async () => {
        await restoreEntry(name, entry.id);
        return { text: doneTexts.restored(title(entry)), undo: () => all([entry.id], (id) => removeEntry(name, id)) };
      }),
    /** Publishes what is complete. */
    publish: (entries: readonly ListedEntry[]) =>
      run(async () => {
        let incomplete = 0;
        let last: Entry | undefined;
        for (const { id, version } of entries) {
          try {
            last = await publishEntry(name, id, version);
          } catch (error) {
            if (!(error instanceof ApiError && error.errors.length > 0)) throw error;
            incomplete += 1;
          }
        }
        if (incomplete > 0) return { text: doneTexts.incomplete(incomplete) };
        if (entries.length > 1) return { text: doneTexts.publishedMany(entries.length) };
        return { text: doneTexts.published, page: pageOf(collection, last?.draft.slug) };
      }),
    unpublish: (entries: readonly ListedEntry[]) =>
      run(async () => {
        await all(idsOf(entries), (id) => unpublishEntry(name, id));
        return { text: textOf(entries, doneTexts.unpublished, doneTexts.unpublishedMany) };
      }),
    /** Creates a draft with the values of an entry, but without its address. */
    duplicate: async (entry: ListedEntry): Promise<Entry> => {
      const { draft } = await readEntry(name, entry.id);
      const { slug: _, ...values } = draft;
      return createEntry(name, { ...values, [collection.title]: listTexts.copyOf(title(entry)) }).finally(refresh);
    },
    /** Moves an entry to a place, from 0. */
    move: (entries: readonly ListedEntry[], entry: ListedEntry, to: number) =>
      run(async () => {
        const from = entries.indexOf(entry);
        await order(entries, entry.id, to);
        const now = entries.filter(({ id }) => id !== entry.id).toSpliced(to, 0, entry);
        return { text: doneTexts.moved(title(entry), to + 1), undo: () => order(now, entry.id, from).then(refresh) };
      }),
  };
}
