import { colours } from '@studio/ui/tokens';

/** Size of every share picture in px. Link previews show it uncropped. */
export const CARD = { width: 1200, height: 630 } as const;

/** CSS as Satori accepts it. */
export type Style = Readonly<Record<string, string | number>>;

/** Background and text colours of a card. */
export interface Theme {
  readonly ground: string;
  readonly ink: string;
  /** Colour of the second line. */
  readonly quiet: string;
}

const [INK, INK_IN_DARK] = colours.ink;

/** The background of the site's light theme. */
export const paper: Theme = { ground: colours.ground[0], ink: INK, quiet: colours['ink-2'][0] };

/** The background of sections that stand apart. */
export const wash: Theme = { ...paper, ground: colours.wash[0] };

export const band: Theme = { ground: colours.band[0], ink: INK_IN_DARK, quiet: colours['ink-2'][1] };

/** Part of a drawing, in the card's px. Later layers cover earlier ones. */
export type Layer = Readonly<{ style?: Style } & (Lines | (Box & Partial<Picture>))>;

/** An SVG fragment in the card's coordinates. */
interface Lines {
  svg: string;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A picture that fills its box. The excess is cropped around the middle, or at the bottom. */
interface Picture {
  file: Uint8Array;
  crop: 'around' | 'bottom';
}

/** The drawing beside the title. */
export interface Art {
  readonly theme: Theme;
  /** The title stays left of this x. */
  readonly from: number;
  readonly layers: readonly Layer[];
}

/** A share picture: name of the agency, title, optional second line, and a drawing. */
export interface Card {
  readonly title: string;
  readonly second?: string;
  readonly art: Art;
}
