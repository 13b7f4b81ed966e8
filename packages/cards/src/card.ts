/** Size of every share picture in px: what link previews show whole. */
export const CARD = { width: 1200, height: 630 } as const;

/** Distance in px of name, title and second line from the edges. */
export const MARGIN = 64;

/** Ground and text of a card, in CSS. */
export interface Theme {
  readonly ground: string;
  readonly ink: string;
  /** Colour of the second line. */
  readonly quiet: string;
}

/** A part of a drawing, in the card's own px. Later layers cover earlier ones. */
export type Layer =
  /** A fragment of SVG. */
  | { readonly svg: string }
  /** A picture file (SVG, WebP or AVIF), which fills a frame: its middle, or its top, stays in view. */
  | {
      readonly file: string;
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly keep?: 'middle' | 'top';
      /** Width of all lines of an SVG, in its own units. Unset: as in the file. */
      readonly lineWidth?: number;
      /** Radius of the corners. */
      readonly radius?: number;
    };

/** What a card shows beside its title. */
export interface Art {
  readonly theme: Theme;
  /** The title stays left of this x. */
  readonly from: number;
  readonly layers: readonly Layer[];
}

/** A share picture: name of the studio, title, perhaps a second line, and a drawing. */
export interface Card {
  readonly title: string;
  readonly second?: string;
  readonly art: Art;
}

/** The cards of a remote by page: `/blogs`, or `/blogs?category=Tech` for a variant of it that a search parameter makes. */
export type Cards = Readonly<Record<string, Card>>;
