/** Widths of the lines, in px at any size of the poster. */
export const STROKE = { wide: 1.5, phone: 1.25 } as const;
