import imran from './clients/imran.svg';
import kamal from './clients/kamal.svg';
import rehana from './clients/rehana.svg';
import shirin from './clients/shirin.svg';
import ceo from './portraits/ceo.svg';
import cmo from './portraits/cmo.svg';
import coo from './portraits/coo.svg';
import cto from './portraits/cto.svg';

/** URL of a portrait, and its background colour, for a field that is taller than the picture. */
export interface Portrait {
  readonly src: string;
  readonly ground: string;
}

/** Portraits by role. The colours are hexadecimal: browsers round `oklch()` in a style and in a picture differently. */
export const portraits = {
  ceo: { src: ceo, ground: '#cfbbf7' },
  cto: { src: cto, ground: '#97d0f1' },
  coo: { src: coo, ground: '#fabdad' },
  cmo: { src: cmo, ground: '#e5d494' },
} as const satisfies Record<string, Portrait>;

/** Addresses of the portraits by role. */
export const portraitSources: Readonly<Record<string, string>> = { ceo, cto, coo, cmo };

/** Size of all portraits in px. */
export const PORTRAIT_SIZE = { width: 400, height: 500 } as const;

/** Addresses of the portraits of clients. Each is square: 160×160 px. */
export const clientPortraits = { imran, kamal, rehana, shirin } as const;
