/** Matches screens that the chat window fills. */
export const NARROW = '@media (max-width: 479.98px)';

/** Matches those that have room for the suggested questions in the window. */
export const NARROW_AND_TALL = '@media (max-width: 479.98px) and (min-height: 34rem)';
