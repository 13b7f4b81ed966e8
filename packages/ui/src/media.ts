/** Widths in px at which the layout changes; media queries cannot read custom properties. Menus switch at `tablet`. */
export const breakpoints = { small: 640, tablet: 768, desktop: 1024 } as const;

const rem = (px: number): string => `${px / 16}rem`;

/** Widths from which a wider layout holds. In rem, so that they follow the text size. */
export const from = {
  small: `@media (min-width: ${rem(breakpoints.small)})`,
  tablet: `@media (min-width: ${rem(breakpoints.tablet)})`,
  desktop: `@media (min-width: ${rem(breakpoints.desktop)})`,
} as const;

/** Below the width at which the menus switch. */
export const phone = '@media (max-width: 47.99rem)';

/** Where the visitor wants things to move. */
export const moving = '@media (prefers-reduced-motion: no-preference)';
