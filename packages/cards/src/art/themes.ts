import type { Theme } from '../card.ts';

const INK = 'oklch(.19 .03 295)';
const PAPER = 'oklch(.985 .004 300)';

/** Paper, the ground of the site's light theme. */
export const paper: Theme = { ground: PAPER, ink: INK, quiet: 'oklch(.42 .028 295)' };

/** The ground of mats and of sections that stand apart. */
export const wash: Theme = { ...paper, ground: 'oklch(.957 .01 300)' };

/** The ink band. */
export const band: Theme = { ground: INK, ink: 'oklch(.965 .006 300)', quiet: 'oklch(.8 .018 300)' };

/** Ink on a colour of a picture. */
export const on = (ground: string): Theme => ({ ground, ink: INK, quiet: INK });
