import { type ChangeUndo, TRASH_DAYS } from '@studio/client/inbox';
import { longDay } from './dates.ts';
import { messagesText } from './inbox.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A change, at a time in ms. */
interface MadeChange extends Pick<ChangeUndo, 'change'> {
  readonly at: number;
}

const STATES = {
  new: 'marked as unread',
  read: 'marked as read',
  archived: 'archived',
  spam: 'marked as spam',
} as const;

function doneText({ deleted, state }: ChangeUndo['change']): string {
  if (deleted) return 'moved to trash';
  return deleted === false ? 'restored' : STATES[state ?? 'read'];
}

/** Returns the day until which messages that are deleted at a time stay in the trash: `11 April`. */
export const keptUntil = (time: number): string => longDay(new Date(time + TRASH_DAYS * DAY_MS));

/** Texts of the undo bar. */
export const undoTexts = {
  /** `3 messages moved to trash. Kept until 11 April.` */
  long: ({ change, at }: MadeChange, count: number) =>
    `${messagesText(count)} ${doneText(change)}.${change.deleted ? ` Kept until ${keptUntil(at)}.` : ''}`,
  /** `3 messages in trash` */
  short: ({ change }: MadeChange, count: number) =>
    `${messagesText(count)} ${change.deleted ? 'in trash' : doneText(change)}`,
  /** Of `count` messages `left` could not be undone. */
  left: (left: number, count: number) =>
    `${left === count ? 'Not undone' : `${count - left} of ${count} undone`}: ${left === 1 ? 'one message was' : `${left} messages were`} changed or deleted since.`,
  undo: 'Undo',
  close: 'Close',
  failed: 'That could not be undone. Try again.',
} as const;
