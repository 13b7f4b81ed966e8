import { type Icon, Outline } from '@studio/ui/icons';

/** Returns an icon of one path in a box of 24. */
const outline =
  (d: string): Icon =>
  (props) => <Outline d={d} strokeWidth={1.5} {...props} />;

/** Moves to the archive. */
export const Archive = outline('M3.5 4.5h17v4h-17zM5 8.5v11h14v-11M10 12.5h4');

/** Releases. */
export const Branch = outline(
  'M7 7.5v9M7 7.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4M7 20.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4M17 9.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4M17 9.5c0 4-4 4-10 5',
);

/** Saves a file. */
export const Download = outline('M12 4v11M7 10.5l5 5 5-5M5 19.5h14');

/** Limits a list. */
export const Filter = outline('M4 7h16M7 12h10M10 17h4');

/** Marks as read. */
export const MailOpen = outline('M3.5 10 12 4l8.5 6v9.5h-17zM3.5 10l8.5 5.5 8.5-5.5');

/** Marks as unread. */
export const MailClosed = outline('M3.5 5.5h17v13h-17zM3.5 6.5 12 13l8.5-6.5');

/** Further actions. */
export const More = outline(
  'M4 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0M11 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0M18 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0',
);

/** Replies to a message. */
export const Reply = outline('M9 6 4 11l5 5M4 11h10a6 6 0 0 1 6 6v1');

/** Ends the session. */
export const SignOutDoor = outline('M10 4H5v16h5M15 8l4 4-4 4M19 12H9.5');

/** Marks as spam. */
export const Spam = outline('M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17M6 6l12 12');

/** Deletes. */
export const Trash = outline('M4.5 6.5h15M9 6.5V4h6v2.5M6.5 6.5l1 13.5h9l1-13.5M10 10.5v6M14 10.5v6');

/** Takes a change back. */
export const Undo = outline('M8.5 5 4 9.5 8.5 14M4 9.5h10a5 5 0 0 1 0 10h-3');
