import { icon } from '../components/icons.tsx';

export const Clock = icon('M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0M12 7.5V12l3 2');
export const CloudOff = icon('M4 4l16 16M9 6.5a5.5 5.5 0 0 1 8 4 4 4 0 0 1 2.5 6.5M6.5 9.5A4.5 4.5 0 0 0 7.5 18.5h8');
export const Copy = icon('M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4');
export const EyeOff = icon(
  'M4 4l16 16M9.5 5.8A9.6 9.6 0 0 1 21 12a12 12 0 0 1-2.4 3.2M6.3 7.6A12 12 0 0 0 3 12a9.7 9.7 0 0 0 12.5 5.6M10 10a2.8 2.8 0 0 0 4 4',
);
export const Grip = icon('M9 6.5v.01M15 6.5v.01M9 12v.01M15 12v.01M9 17.5v.01M15 17.5v.01', 2.5);
export const History = icon('M4 5v5h5M4.5 10a8 8 0 1 1-.5 4M12 8v4.5l3 1.5');
export const Image = icon('M4 5h16v14H4zM4 16l4.5-4.5 4 4L15 13l5 5M16 9v.01');
export const Redirect = icon('M14 5l5 5-5 5M19 10H9a5 5 0 0 0-5 5v3');

// Of the toolbar of a text.
export const Bold = icon('M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z');
export const Bullets = icon('M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5v.01M4.5 12v.01M4.5 17.5v.01');
export const Heading = icon('M6 5v14M18 5v14M6 12h12');
export const Italic = icon('M10 5h7M7 19h7M14 5l-4 14');
export const LinkChain = icon(
  'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-5.7-5.7L12 6.5M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 5.7 5.7l1.3-1.2',
);
export const Numbers = icon('M10 6.5h10M10 12h10M10 17.5h10M4 5l1.5-.5V9M4 15h2.5l-2.5 4h2.5');
