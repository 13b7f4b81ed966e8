import type { MessageState } from '@studio/client/contact';
import type { ChangeUndo, MessageChange, MessagesBefore } from '@studio/client/inbox';
import type { Database } from '../../database.ts';
import { retentionMinutes } from './retention.ts';

/** What a change has done. */
export interface ChangeOutcome {
  /** Messages that there were, changed or not. */
  readonly changed: number;
  /** What those that it changed were before. */
  readonly before: readonly MessagesBefore[];
}

interface Row {
  readonly id: string;
  readonly state: MessageState;
  readonly deleted: boolean;
}

async function find(db: Database, ids: readonly string[]): Promise<Row[]> {
  const lowerCaseIds = ids.map((id) => id.toLowerCase());
  const rows = db.selectFrom('messages').select(['id', 'state', 'deleted_at']).where('id', 'in', lowerCaseIds);
  return (await rows.execute()).map(({ deleted_at, ...row }) => ({ ...row, deleted: deleted_at !== null }));
}

/** Who changes messages, and when. `person`: an id. */
export interface By {
  readonly person?: string | undefined;
  readonly now: Date;
}

async function write(
  db: Database,
  rows: readonly Row[],
  { state, deleted }: MessageChange,
  { person, now }: By,
): Promise<void> {
  if (rows.length === 0) return;
  const changes = {
    ...{ changed_by: person ?? null, changed_at: now.toISOString() },
    ...(state !== undefined && { state }),
    ...(deleted !== undefined && { deleted_at: deleted ? now.toISOString() : null }),
    ...(deleted && { deleted_minute: await retentionMinutes(db) }),
  };
  const ids = rows.map(({ id }) => id);
  await db.updateTable('messages').set(changes).where('id', 'in', ids).execute();
}

/** Changes messages. Those in the trash can only be restored, which may change their state, too. */
export function changeMessages(db: Database, ids: readonly string[], change: MessageChange, by: By) {
  return db.transaction().execute(async (transaction): Promise<ChangeOutcome> => {
    const found = (await find(transaction, ids)).filter(({ deleted }) => !deleted || change.deleted === false);
    const different = found.filter(
      ({ state, deleted }) => (change.state ?? state) !== state || (change.deleted ?? deleted) !== deleted,
    );
    await write(transaction, different, change, by);
    const groups = new Map<string, MessagesBefore>();
    for (const { id, state, deleted } of different) {
      const key = `${state} ${deleted}`;
      groups.set(key, { ids: [...(groups.get(key)?.ids ?? []), id], state, deleted });
    }
    return { changed: found.length, before: [...groups.values()] };
  });
}

/**
 * Undoes a change: each message becomes what it was before. One that is no longer what the change made of it was changed by
 * somebody else meanwhile, and stays as it is. Returns the number of messages that it changed back.
 */
export function undoChange(db: Database, { change, before }: ChangeUndo, by: By): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    let undone = 0;
    for (const { ids, state, deleted } of before) {
      const made = (await find(transaction, ids)).filter(
        (row) => row.state === (change.state ?? state) && row.deleted === (change.deleted ?? deleted),
      );
      const changes = { state, ...(change.deleted !== undefined && { deleted }) };
      await write(transaction, made, changes, by);
      undone += made.length;
    }
    return undone;
  });
}
