import { colours } from '@studio/ui/tokens';
import type { Theme } from '../card.ts';

const [INK, INK_IN_DARK] = colours.ink;

/** Paper, the ground of the site's light theme. */
export const paper: Theme = { ground: colours.ground[0], ink: INK, quiet: colours['ink-2'][0] };

/** The ground of mats and of sections that stand apart. */
export const wash: Theme = { ...paper, ground: colours.wash[0] };

/** The ink band. */
export const band: Theme = { ground: colours.band[0], ink: INK_IN_DARK, quiet: colours['ink-2'][1] };

/** Ink on a colour of a picture. */
export const on = (ground: string): Theme => ({ ground, ink: INK, quiet: INK });
