/** Screens that the window fills. */
export const NARROW = '@media (max-width: 479.98px)';

/** Those of them that have room for the first questions in it. */
export const NARROW_AND_TALL = '@media (max-width: 479.98px) and (min-height: 34rem)';
