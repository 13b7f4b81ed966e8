/** Viewport widths in px between which sizes increase. */
const NARROW = 390;
const WIDE = 1440;

/** The narrowest supported viewport, in px. */
const NARROWEST = 320;

const rem = (px: number): string => `${Number((px / 16).toFixed(4))}rem`;
const vw = (share: number): string => `${Number((share * 100).toFixed(4))}vw`;

/** Returns a CSS length that increases from `narrow` px at a viewport of 390px to `wide` px at one of 1440px. */
export function fluid(narrow: number, wide: number): string {
  if (narrow === wide) return rem(wide);
  const slope = (wide - narrow) / (WIDE - NARROW);
  return `clamp(${rem(narrow)}, ${rem(narrow - slope * NARROW)} + ${vw(slope)}, ${rem(wide)})`;
}

/** The share of the viewport's width up to which large text enlarges a title: a long word of a title still fits. */
const LARGE_SHARE = 0.1;

/**
 * Like `fluid`, but decreases further below 390px, so that a long word of a title fits at 320px. Titles follow the text size of the visitor
 * as far as such a word fits, too.
 */
export function fluidTitle(narrow: number, wide: number): string {
  const slope = (wide - narrow) / (WIDE - NARROW);
  const share = narrow / NARROW;
  const middle = `min(${vw(share)}, ${rem(narrow - slope * NARROW)} + ${vw(slope)})`;
  const least = `min(${rem(share * NARROWEST)}, ${vw(Math.max(share, LARGE_SHARE))})`;
  return `clamp(${least}, ${middle}, ${rem(wide)})`;
}

/** Sizes of titles, questions and quotes. */
const titles = {
  'size-hero': fluidTitle(64, 124),
  'size-page': fluidTitle(56, 92),
  'size-section': fluidTitle(49, 76),
  'size-title1': fluidTitle(36, 49),
  'size-title2': fluidTitle(31, 39),
  'size-title3': fluidTitle(27, 31),
  'size-title4': fluidTitle(22, 25),
  'size-question': fluidTitle(19, 21),
  'size-statement': fluidTitle(22, 27),
} as const;

/** Sizes of text. `least` is the smallest one. */
const texts = {
  'size-lead': fluid(18, 21),
  'size-large': fluid(17, 18),
  'size-text': fluid(16, 16),
  'size-reading': fluid(18, 19),
  'size-small': fluid(14, 14),
  'size-least': fluid(13, 13),
} as const;

/** Steps of space, named by their px. */
const spaces = {
  'space-4': rem(4),
  'space-8': rem(8),
  'space-12': rem(12),
  'space-16': rem(16),
  'space-24': rem(24),
  'space-32': rem(32),
  'space-48': rem(48),
  'space-64': rem(64),
  'space-96': rem(96),
  'space-128': rem(128),
  /** Above and below a section. */
  'space-section': fluid(72, 128),
} as const;

/** Lengths of the design. They follow the text size of the visitor. */
export const scale = { ...titles, ...texts, ...spaces } as const;

/** Viewport widths in px at which the layout changes. The menus change at `tablet`. */
export const breakpoints = { small: 640, tablet: 768, desktop: 1024, wide: 1920 } as const;

/** Media queries for a minimum width. In rem, so that they follow the text size. */
export const from = {
  small: `@media (min-width: ${rem(breakpoints.small)})`,
  tablet: `@media (min-width: ${rem(breakpoints.tablet)})`,
  desktop: `@media (min-width: ${rem(breakpoints.desktop)})`,
  wide: `@media (min-width: ${rem(breakpoints.wide)})`,
} as const;

/** Media query for widths below `tablet`. */
export const phone = '@media (max-width: 47.99rem)';

/** Media query for a phone with large text: a line holds few words, and a row few controls. */
export const largeText = '@media (max-width: 19.99rem)';

/** Margin of a `Container` on phones: negative, it leads what is inside to the edge of the window. */
export const phoneMargin = 'var(--phone-margin, 1.25rem)';

/** Media query for widths below `desktop`. */
export const belowDesktop = '@media (max-width: 63.99rem)';

/** Media query for visitors who allow motion. */
export const moving = '@media (prefers-reduced-motion: no-preference)';

/** Media query for visitors whose browser runs no scripts. */
export const withoutScripts = '@media (scripting: none)';
