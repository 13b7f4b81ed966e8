import { randomUUID } from 'node:crypto';
import { withStoreErrors } from '@platform/server/http/with-store-errors';
import type { AnswerDraft, draftChange } from '@studio/client/inbox-history';
import type * as v from 'valibot';
import type { Database } from '../../database.ts';

/** Outcome of a change: the stored draft, `null` without one; `changed`: another draft than the given one is stored; `missing`: no message is. */
export type DraftOutcome = AnswerDraft | null | 'changed' | 'missing';

/** Returns which of these messages have a draft. */
export async function messagesWithDraft(db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('answer_drafts').select('message').where('message', 'in', ids).execute();
  return new Set(rows.map(({ message }) => message));
}

/** Creates a function that stores the draft of an answer, if no other one than `revision` is stored. An empty text removes it. */
export const createSaveDraft = (db: Database, now: () => Date) =>
  async function saveDraft(id: string, change: v.InferOutput<typeof draftChange>): Promise<DraftOutcome> {
    const message = id.toLowerCase();
    const { text, revision: base } = change;
    const row = { text, revision: randomUUID(), changed_at: now().toISOString() };
    const save = async (): Promise<bigint | undefined> => {
      if (base === null) {
        const insert = db.insertInto('answer_drafts').values({ message, ...row });
        if (text === '') return 0n;
        return (await insert.onConflict((conflict) => conflict.doNothing()).executeTakeFirstOrThrow())
          .numInsertedOrUpdatedRows;
      }
      if (text === '') {
        const removal = db.deleteFrom('answer_drafts').where('message', '=', message).where('revision', '=', base);
        return (await removal.executeTakeFirstOrThrow()).numDeletedRows;
      }
      const update = db.updateTable('answer_drafts').set(row).where('message', '=', message);
      return (await update.where('revision', '=', base).executeTakeFirstOrThrow()).numUpdatedRows;
    };
    const exists = await withStoreErrors(
      db.selectFrom('messages').select('id').where('id', '=', message).executeTakeFirst(),
    );
    if (exists === undefined) return 'missing';
    if ((await withStoreErrors(save())) === 1n) {
      return text === '' ? null : { text, revision: row.revision, changedAt: row.changed_at };
    }
    // The response to the same change may have been lost.
    const stored = (await withStoreErrors(draftsOf(db, [message]))).get(message);
    if ((stored?.text ?? '') !== text) return 'changed';
    return stored ?? null;
  };

/** Returns the drafts of messages, by their ids. */
export async function draftsOf(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, AnswerDraft>> {
  const rows = await db.selectFrom('answer_drafts').selectAll().where('message', 'in', ids).execute();
  return new Map(
    rows.map(({ message, text, revision, changed_at }) => [message, { text, revision, changedAt: changed_at }]),
  );
}
