import { type AnswerDraft, type draftChange, type MessageHistory, savedDraft } from '@studio/client/inbox-history';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type * as v from 'valibot';
import { hasStatus, readJson } from '../../request/request.ts';
import { contact } from '../message-queries.ts';
import { fetchHistory, historyKey } from './history-requests.ts';

/** Time after the last key at which a draft is saved, in milliseconds. */
const SAVE_AFTER_MS = 600;

/** Time after which a save that failed is repeated, in milliseconds. */
const RETRY_MS = 10_000;

/** The typed text, and the stored draft on which it is based. */
type Change = v.InferOutput<typeof draftChange>;

/** Changes that are not saved, by their messages. They outlive the end of a session, with which all other data is removed. */
const unsaved = new Map<string, Change>();

export const hasUnsaved = (id: string): boolean => unsaved.has(id);

/** `changed`: another device has saved another text, and this one is not saved. */
export type DraftState = 'saved' | 'saving' | 'failed' | 'changed';

const changeOf = (draft: AnswerDraft | undefined): Change => ({
  text: draft?.text ?? '',
  revision: draft?.revision ?? null,
});

/**
 * Edits the draft of an answer. It is saved a moment after the last key, and when the form or the page is closed. While nothing is
 * typed, the form follows what other devices save.
 */
export function useAnswerDraft(id: string, stored: AnswerDraft | undefined) {
  const client = useQueryClient();
  const [initial] = useState(() => unsaved.get(id) ?? changeOf(stored));
  const [text, setText] = useState(initial.text);
  const [state, setState] = useState<DraftState>('saved');
  const latest = useRef({ ...initial, isDirty: unsaved.has(id), isSaving: false, isHeld: false });
  const running = useRef<Promise<void>>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { mutateAsync } = useMutation({
    // The request goes on when the page is closed.
    mutationFn: (json: Change) =>
      readJson(savedDraft, contact[':id'].draft.$put({ param: { id }, json }, { init: { keepalive: true } })),
  });

  async function send(): Promise<void> {
    const { text, revision } = latest.current;
    Object.assign(latest.current, { isDirty: false, isSaving: true });
    setState('saving');
    try {
      const { draft } = await mutateAsync({ text, revision });
      latest.current.revision = draft?.revision ?? null;
      if (!latest.current.isDirty) unsaved.delete(id);
      await client.cancelQueries({ queryKey: historyKey(id) });
      client.setQueryData<MessageHistory>(
        historyKey(id),
        (history) => history && { ...history, draft: draft ?? undefined },
      );
      setState('saved');
    } catch (error) {
      const isChanged = hasStatus(error, 409);
      Object.assign(latest.current, { isDirty: true, isHeld: isChanged });
      setState(isChanged ? 'changed' : 'failed');
      if (!hasStatus(error, 401) && !isChanged) timer.current = setTimeout(() => void save(), RETRY_MS);
    } finally {
      latest.current.isSaving = false;
    }
  }

  /** Saves what is not saved. Never rejects. */
  async function save(): Promise<void> {
    clearTimeout(timer.current);
    await running.current;
    if (!latest.current.isDirty || latest.current.isHeld) return;
    running.current = send();
    await running.current;
  }

  function edit(next: string): void {
    setText(next);
    Object.assign(latest.current, { text: next, isDirty: true });
    unsaved.set(id, { text: next, revision: latest.current.revision });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), SAVE_AFTER_MS);
  }

  /** Takes over a stored draft instead of what was typed. */
  function adopt(draft: AnswerDraft | undefined): void {
    Object.assign(latest.current, { ...changeOf(draft), isDirty: false, isHeld: false });
    unsaved.delete(id);
    setText(draft?.text ?? '');
    setState('saved');
  }

  const flush = useEffectEvent(() => void save());
  useEffect(() => {
    flush();
    const onHide = () => flush();
    window.addEventListener('pagehide', onHide);
    return () => window.removeEventListener('pagehide', onHide);
  }, []);
  const saveAtEnd = useRef(save);
  saveAtEnd.current = save;
  useEffect(() => () => void saveAtEnd.current(), []);

  const follow = useEffectEvent((draft: AnswerDraft | undefined) => {
    const { isDirty, isSaving, isHeld, revision } = latest.current;
    if (!isDirty && !isSaving && !isHeld && (draft?.revision ?? null) !== revision) adopt(draft);
  });
  useEffect(() => follow(stored), [stored]);

  return {
    text,
    state,
    edit,
    /** Resolves a conflict: with the text of the other device, or by saving this one over it. */
    async resolve(keep: 'mine' | 'other'): Promise<void> {
      const { draft } = await fetchHistory(client, id);
      if (keep === 'other') return adopt(draft);
      Object.assign(latest.current, { revision: draft?.revision ?? null, isHeld: false });
      return save();
    },
    /** Ends saving, so that the answer can be sent, which removes the draft. */
    async hold(): Promise<void> {
      clearTimeout(timer.current);
      latest.current.isHeld = true;
      await running.current;
    },
    /** Goes on with saving after an answer was not sent. */
    release(): void {
      Object.assign(latest.current, { isDirty: true, isHeld: false });
      void save();
    },
    /** The answer was sent. */
    end: () => void unsaved.delete(id),
  };
}
