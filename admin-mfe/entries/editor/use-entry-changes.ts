import type { Entry } from '@studio/content/api';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { doneTexts } from '../../content/entries.ts';
import { paths } from '../../paths.ts';
import { ApiError } from '../../request/request.ts';
import { setDone } from '../done.tsx';
import {
  type CollectionInfo,
  publishEntry,
  removeEntry,
  restoreEntry,
  scheduleEntry,
  setEntry,
  unpublishEntry,
} from '../entry-requests.ts';
import { titleOf } from '../entry-status.tsx';
import { pageOf } from './addresses.ts';
import type { Draft } from './use-draft.ts';

/** Errors of fields by their names. */
export type Errors = Readonly<Record<string, string>>;

/**
 * Returns the changes of an entry besides its draft, which is saved before each of them, and what is wrong with it. Those that return a boolean
 * resolve with whether they succeeded.
 * @param onErrors Called when fields have got errors.
 */
export function useEntryChanges(collection: CollectionInfo, draft: Draft, onErrors: () => void) {
  const { name } = collection;
  const client = useQueryClient();
  const navigate = useNavigate();
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const refresh = () => client.invalidateQueries({ queryKey: ['entries', name] });

  async function change(run: (saved: Entry) => Promise<Entry>): Promise<boolean> {
    setFailure(undefined);
    setIsBusy(true);
    try {
      const saved = await draft.save();
      if (!saved) return false;
      const changed = await run(saved);
      draft.accept(changed);
      setEntry(client, name, changed);
      setErrors({});
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.errors.length > 0) {
        setErrors(byField(error));
        onErrors();
      } else setFailure((error instanceof ApiError && error.detail) || doneTexts.failed);
      return false;
    } finally {
      setIsBusy(false);
      void refresh();
    }
  }

  return {
    errors,
    failure,
    isBusy,
    forgetFailure: () => setFailure(undefined),
    setError: (field: string, error: string | undefined) =>
      setErrors(({ [field]: _, ...others }) => (error === undefined ? others : { ...others, [field]: error })),
    /** Makes lists read the entries again. */
    refresh: () => void refresh(),
    async publish(): Promise<void> {
      const isDone = await change((saved) => publishEntry(name, saved.id, saved.version));
      if (isDone) setDone({ text: doneTexts.published, page: pageOf(collection, draft.latest().slug) });
    },
    unpublish: () => change((saved) => unpublishEntry(name, saved.id)),
    /** Publishes the entry at a time, or without one cancels that. */
    schedule: (at?: Date) => change((saved) => scheduleEntry(name, saved.id, saved.version, at?.toISOString())),
    /** Puts what visitors see into the draft, and publishes it, so that nothing is left to publish. */
    discard(): Promise<boolean> {
      draft.edit(draft.entry.published ?? {});
      return change((saved) => publishEntry(name, saved.id, saved.version));
    },
    async remove(): Promise<void> {
      if (!(await change((saved) => removeEntry(name, saved.id)))) return;
      const text = doneTexts.removed(titleOf({ draft: draft.values }, collection.title));
      setDone({ text, undo: () => restoreEntry(name, draft.entry.id).then(refresh) });
      await navigate(paths.entries(name));
    },
  };
}

/** Returns the first error of each field. */
const byField = ({ errors }: ApiError): Errors =>
  Object.fromEntries(
    errors.toReversed().map(({ field, message }) => [field.replace(/^data\./, '').split('.')[0], message]),
  );
