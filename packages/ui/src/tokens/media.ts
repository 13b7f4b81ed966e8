/** Viewport widths in px at which the layout changes. The menus change at `tablet`. */
export const breakpoints = { small: 640, tablet: 768, desktop: 1024, wide: 1920 } as const;

const rem = (px: number): string => `${px / 16}rem`;

/** Media queries for a minimum width. In rem, so that they follow the text size. */
export const from = {
  small: `@media (min-width: ${rem(breakpoints.small)})`,
  tablet: `@media (min-width: ${rem(breakpoints.tablet)})`,
  desktop: `@media (min-width: ${rem(breakpoints.desktop)})`,
  wide: `@media (min-width: ${rem(breakpoints.wide)})`,
} as const;

/** Media query for widths below `tablet`. */
export const phone = '@media (max-width: 47.99rem)';

/** Media query for widths below `desktop`. */
export const belowDesktop = '@media (max-width: 63.99rem)';

/** Media query for visitors who allow motion. */
export const moving = '@media (prefers-reduced-motion: no-preference)';

/** Media query for visitors whose browser runs no scripts. */
export const withoutScripts = '@media (scripting: none)';
