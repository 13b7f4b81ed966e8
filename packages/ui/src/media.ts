/** Widths from which a wider layout holds; menus switch at `tablet`. In rem, so that they follow the text size. */
export const from = {
  small: '@media (min-width: 40rem)',
  tablet: '@media (min-width: 48rem)',
  desktop: '@media (min-width: 64rem)',
} as const;

/** Below the width at which the menus switch. */
export const phone = '@media (max-width: 47.99rem)';
