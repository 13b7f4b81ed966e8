import type { Entry } from '@studio/content/api';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, hasStatus } from '../../request/request.ts';
import { type CollectionInfo, createEntry, readEntry, saveEntry, type Values } from '../entry-requests.ts';
import { withAddress } from './addresses.ts';
import { keepDraft, keptDraftOf, removeKeptDraft } from './kept-drafts.ts';
import { mergeValues } from './merge.ts';

/** Time after the last change at which a draft is saved, in milliseconds. */
const SAVE_AFTER_MS = 800;

/** Time after which a save in progress is shown, in milliseconds. */
const SHOW_SAVING_MS = 400;

/** Interval at which a save is tried again while there is no connection, in milliseconds. */
const RETRY_MS = 10_000;

/** `offline`: the text is kept on this device. `refused`: the server does not take it. */
export type SaveState = 'saved' | 'saving' | 'offline' | 'refused' | 'conflict' | 'deleted';

/** Another version that was saved meanwhile, and the fields that both have changed. */
export interface Conflict {
  readonly current: Entry;
  readonly merged: Values;
  readonly fields: readonly string[];
}

/** A draft that does not exist yet. */
export const newEntry: Entry = {
  id: '',
  status: 'draft',
  position: 0,
  version: 0,
  publishedVersion: null,
  scheduledAt: null,
  updatedAt: new Date(0).toISOString(),
  deletedAt: null,
  draft: {},
  published: null,
};

export type Draft = ReturnType<typeof useDraft>;

/**
 * Edits the draft of an entry. What is typed is kept on this device at once, and saved a moment after the last change, each save based on the
 * version before. If somebody else has saved meanwhile, different fields are merged; nothing is saved while one field is in conflict. Without a
 * connection the save is repeated until it succeeds.
 * @param stored The entry as it was when the editor opened.
 * @param onCreated Called when a new entry was saved for the first time.
 */
export function useDraft(collection: CollectionInfo, stored: Entry, onCreated: (entry: Entry) => void) {
  const { name } = collection;
  const [initial] = useState(() => withKept(name, stored));
  const [entry, setEntry] = useState(stored);
  const [values, setValues] = useState(initial.values);
  const [state, setState] = useState<SaveState>(initial.conflict ? 'conflict' : 'saved');
  const [conflict, setConflict] = useState(initial.conflict);
  const [savedAt, setSavedAt] = useState<Date>();
  const [isKept, setIsKept] = useState(true);
  const latest = useRef({
    values: initial.values,
    entry: stored,
    isDirty: initial.isDirty,
    isHeld: initial.conflict !== undefined,
  });
  const running = useRef<Promise<void>>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function edit(next: Values): void {
    const { entry: base, values: before } = latest.current;
    const edited = withAddress(collection, before, next, base.publishedVersion !== null);
    latest.current = { ...latest.current, values: edited, isDirty: true };
    setValues(edited);
    setIsKept(keepDraft(name, base.id, { version: base.version, base: base.draft, values: edited }));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), SAVE_AFTER_MS);
  }

  /** Takes over the entry as the server has it. */
  function accept(saved: Entry): void {
    latest.current.entry = saved;
    setEntry(saved);
  }

  /** Saves what is not saved yet. Resolves with the entry; undefined if it could not be saved. */
  async function save(): Promise<Entry | undefined> {
    clearTimeout(timer.current);
    await running.current;
    if (latest.current.isDirty && !latest.current.isHeld) running.current = send();
    // Another call may have begun to send in the meantime.
    await running.current;
    return latest.current.isDirty ? undefined : latest.current.entry;
  }

  async function send(): Promise<void> {
    const { values: data, entry: base } = latest.current;
    latest.current.isDirty = false;
    const showSaving = setTimeout(() => setState('saving'), SHOW_SAVING_MS);
    try {
      const saved = base.id === '' ? await createEntry(name, data) : await saveEntry(name, base.id, base.version, data);
      accept(saved);
      if (!latest.current.isDirty || base.id === '') removeKeptDraft(name, base.id);
      setSavedAt(new Date());
      setState('saved');
      if (base.id === '') onCreated(saved);
    } catch (error) {
      latest.current.isDirty = true;
      const isMerged = hasStatus(error, 409) && (await merge(base).catch(() => false));
      if (isMerged) return send();
      if (!hasStatus(error, 409)) setState(isRefusal(error) ? 'refused' : 'offline');
    } finally {
      clearTimeout(showSaving);
    }
  }

  /** Merges with what another one has saved. Returns whether the result can be saved. */
  async function merge(base: Entry): Promise<boolean> {
    const current = await readEntry(name, base.id);
    if (current.deletedAt !== null) {
      latest.current.isHeld = true;
      setState('deleted');
      return false;
    }
    const { values: merged, conflicts } = mergeValues(base.draft, latest.current.values, current.draft);
    if (conflicts.length > 0) {
      latest.current.isHeld = true;
      setConflict({ current, merged, fields: conflicts });
      setState('conflict');
      return false;
    }
    accept(current);
    latest.current.values = merged;
    setValues(merged);
    return true;
  }

  /** Ends a conflict. `theirs`: the fields in which the other version is kept. */
  function resolve(theirs: readonly string[]): void {
    if (!conflict) return;
    const { current, merged, fields } = conflict;
    const { values: mine } = latest.current;
    const own = fields.filter((field) => !theirs.includes(field)).map((field) => [field, mine[field]]);
    const others = theirs.map((field) => [field, current.draft[field]]);
    accept(current);
    latest.current.isHeld = false;
    setConflict(undefined);
    setState('saved');
    edit({ ...merged, ...Object.fromEntries([...own, ...others]) });
  }

  /** Saves again what was moved to the trash meanwhile and is restored. */
  function resume(restored: Entry): void {
    latest.current.isHeld = false;
    accept({ ...restored, version: latest.current.entry.version, draft: latest.current.entry.draft });
    void save();
  }

  const retry = useEffectEvent(() => void save());
  useEffect(() => {
    if (latest.current.isDirty) retry();
  }, []);
  useEffect(() => {
    if (state !== 'offline') return;
    const interval = setInterval(retry, RETRY_MS);
    window.addEventListener('online', retry);
    return () => {
      clearInterval(interval);
      window.removeEventListener('online', retry);
    };
  }, [state]);

  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (latest.current.isDirty && !isKept) event.preventDefault();
  });
  const leave = useEffectEvent(() => {
    if (latest.current.isDirty) void save();
  });
  useEffect(() => {
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
      leave();
    };
  }, []);

  return {
    entry,
    values,
    state,
    savedAt,
    isKept,
    conflict,
    /** Returns whether something is not saved. */
    isDirty: () => latest.current.isDirty,
    /** Returns the values with what was changed since the last rendering. */
    latest: () => latest.current.values,
    /** Creates another entry with the values. */
    copy: () =>
      createEntry(name, latest.current.values).then((created) => {
        removeKeptDraft(name, latest.current.entry.id);
        latest.current.isDirty = false;
        return created;
      }),
    edit,
    accept,
    save,
    resolve,
    resume,
  };
}

/** Returns the values of an entry with what is kept of it on this device. */
function withKept(name: string, stored: Entry): { values: Values; isDirty: boolean; conflict: Conflict | undefined } {
  const kept = keptDraftOf(name, stored.id);
  if (!kept) return { values: stored.draft, isDirty: false, conflict: undefined };
  if (kept.version === stored.version) return { values: kept.values, isDirty: true, conflict: undefined };
  const { values, conflicts } = mergeValues(kept.base, kept.values, stored.draft);
  const conflict = conflicts.length > 0 ? { current: stored, merged: values, fields: conflicts } : undefined;
  return { values, isDirty: true, conflict };
}

/** Returns whether the server has read a request and does not take it, also at the next attempt. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500 && error.status !== 429 && error.status !== 401;
