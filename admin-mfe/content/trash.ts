import { TRASH_DAYS } from '@studio/client/inbox';
import { messagesText } from './inbox.ts';
import { keptUntil } from './undo.ts';

/** Texts of the trash. */
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
  changed: 'The trash has changed. Look at its number again.',
} as const;

/** Texts of the question before many messages are changed. */
export const many = {
  title: (count: number) => `Change ${messagesText(count)}?`,
  /** `action`: the label of the button that was pressed. */
  text: (action: string, count: number) => `${action}: ${messagesText(count)}. You can undo it afterwards.`,
  no: 'Cancel',
} as const;
