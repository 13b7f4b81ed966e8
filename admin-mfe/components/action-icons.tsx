import { icon } from './icons.tsx';

// Of actions, whose code the first page does not load.
export const Archive = icon('M3.5 4.5h17v4h-17zM5 8.5v11h14v-11M10 12.5h4');
export const MailOpen = icon('M3.5 10 12 4l8.5 6v9.5h-17zM3.5 10l8.5 5.5 8.5-5.5');
export const MailClosed = icon('M3.5 5.5h17v13h-17zM3.5 6.5 12 13l8.5-6.5');
export const More = icon(
  'M4 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0M11 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0M18 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0',
);
export const Reply = icon('M9 6 4 11l5 5M4 11h10a6 6 0 0 1 6 6v1');
export const Spam = icon('M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17M6 6l12 12');
export const Trash = icon('M4.5 6.5h15M9 6.5V4h6v2.5M6.5 6.5l1 13.5h9l1-13.5M10 10.5v6M14 10.5v6');
export const Upload = icon('M12 15V4M7.5 8.5 12 4l4.5 4.5M5 19.5h14');
export const Undo = icon('M8.5 5 4 9.5 8.5 14M4 9.5h10a5 5 0 0 1 0 10h-3');
