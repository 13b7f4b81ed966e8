import type { Change } from '../message-requests.ts';

/** What can be done with the open message. */
export interface MessageChanges {
  readonly onChange: (change: Change) => void;
  /** Called with the id of an unread message that was opened. */
  readonly onRead: (id: string) => void;
  /** Called when messages of the trash were removed for good. */
  readonly onRemoved: (ids: readonly string[]) => void;
}
