import { type Icon, outline } from '@studio/ui/icons';

/** Returns an icon of one path in a box of 24. */
export const icon =
  (d: string, strokeWidth = 1.5): Icon =>
  (props) =>
    outline(d, { ...props, strokeWidth });

export const Badge = icon('M5 4h14v16H5zM14.5 10a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0M8 17a4 4 0 0 1 8 0');
export const Branch = icon(
  'M7 7.5v9M7 7.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4M7 20.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4M17 9.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4M17 9.5c0 4-4 4-10 5',
);
export const Browser = icon('M3.5 5h17v14h-17zM3.5 9h17');
export const Download = icon('M12 4v11M7 10.5l5 5 5-5M5 19.5h14');
export const Eye = icon('M3 12c4-8 14-8 18 0-4 8-14 8-18 0M14.5 12a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0');
export const Filter = icon('M4 7h16M7 12h10M10 17h4');
export const Key = icon('M12 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0M12 12h8.5v3.5M16.5 12v3');
export const Layers = icon('M12 4 3.5 8.5 12 13l8.5-4.5zM3.5 12.5 12 17l8.5-4.5M3.5 16.5 12 21l8.5-4.5');
export const Paragraph = icon('M4.5 6h15M4.5 11h15M4.5 16h9');
export const Question = icon(
  'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0M9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .7-1 1.7M12 16.5v.01',
);
export const Quotes = icon('M4.5 7.5h5v5a4 4 0 0 1-4 4M4.5 7.5v4.5h5M14.5 7.5h5v5a4 4 0 0 1-4 4M14.5 7.5v4.5h5');
export const SignOutDoor = icon('M10 4H5v16h5M15 8l4 4-4 4M19 12H9.5');
export const Photo = icon(
  'M5.5 4.5h13a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2M3.5 16.5l5-5 4 4 3-3 5 5M15.5 8.5v.01',
);
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
