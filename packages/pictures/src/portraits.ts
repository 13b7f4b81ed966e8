import ceo from './portraits/ceo.svg';
import cmo from './portraits/cmo.svg';
import coo from './portraits/coo.svg';
import cto from './portraits/cto.svg';

/** URL of a portrait, and its background colour, for a field that is taller than the picture. */
export interface Portrait {
  readonly src: string;
  readonly ground: string;
}

/** Portraits by role. */
export const portraits = {
  ceo: { src: ceo, ground: 'oklch(.83 .085 300)' },
  cto: { src: cto, ground: 'oklch(.83 .075 235)' },
  coo: { src: coo, ground: 'oklch(.85 .075 35)' },
  cmo: { src: cmo, ground: 'oklch(.87 .085 95)' },
} as const satisfies Record<string, Portrait>;

/** Size of all portraits in px. */
export const PORTRAIT_SIZE = { width: 400, height: 500 } as const;
