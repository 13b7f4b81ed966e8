import { type ChangeUndo, TRASH_DAYS } from '@studio/client/inbox';
import { longDay } from './dates.ts';
import { messagesText } from './inbox.ts';

export const trash = {
  note: `Messages in the trash are deleted for good after ${TRASH_DAYS} days.`,
  /** `deletedAt`: an ISO time. */
  kept: (deletedAt: string) => `In the trash. Kept until ${keptUntil(Date.parse(deletedAt))}.`,
  restore: 'Restore',
  remove: 'Delete for good',
  removeTitle: (count: number) => `Delete ${count === 1 ? 'this message' : messagesText(count)} for good?`,
  removeText: 'This cannot be undone. Notes and answers are deleted, too.',
  keep: 'Keep',
  empty: 'Empty trash',
  emptyTitle: 'Empty the trash?',
  emptyText: 'This deletes everything in the trash for good, whatever the list is filtered by. It cannot be undone.',
  emptyYes: (count: number) => `Delete ${messagesText(count)}`,
  changed: 'The trash has changed. Check the number again.',
} as const;

/** Texts of the question before many messages are changed. */
export const many = {
  title: (count: number) => `Change ${messagesText(count)}?`,
  /** `action`: the label of the button that was pressed. */
  text: (action: string, count: number) => `${action}: ${messagesText(count)}. You can undo it afterwards.`,
  /** Selects what is on the other pages of the list, too. */
  matching: (count: number) => `Select all ${new Intl.NumberFormat('en').format(count)} that match`,
  changing: 'Changing the messages',
  failed: 'Not all messages could be changed. What was changed can be undone.',
} as const;

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

/** Texts of what happened to a message since it arrived. */
export const history = {
  title: 'Notes and answers',
  failed: 'Notes and answers could not be loaded.',
  note: 'Note',
  answer: 'Answer',
  confirmed: 'Arrival confirmed by email',
  /** The last change of a message, before the name of who made it. */
  moved: {
    new: 'Marked as unread',
    read: 'Read',
    archived: 'Archived',
    spam: 'Marked as spam',
    trash: 'Moved to trash',
  },
  states: { sending: 'Sending', sent: 'Sent', failed: 'Not sent: the mail server refused it' },
  /** `time`: when it is tried again. */
  again: (time: string) => `Not sent yet. Next attempt: ${time}`,
  retry: 'Try again',
  addNote: 'Add note',
  noteLabel: 'Note, for the team only',
  saveNote: 'Save note',
  removeNote: 'Remove note',
  /** `email`: who gets the answer. */
  answerLabel: (email: string) => `Answer to ${email}`,
  send: 'Send answer',
  cancel: 'Cancel',
  notSaved: 'That could not be saved. Your text is kept: try again.',
} as const;

/** Texts of the draft of an answer. */
export const drafts = {
  goOn: 'Go on with the draft',
  close: 'Close',
  states: {
    saved: 'Draft saved',
    saving: 'Saving the draft',
    failed: 'The draft is not saved yet. Trying again.',
  },
  changed: 'This draft was changed on another device. What you typed here is not saved.',
  useOther: 'Use the other text',
  keepMine: 'Keep mine',
} as const;
