import { photograph as baul } from './sites/baul.ts';
import { photograph as boiGhar } from './sites/boi-ghar.ts';
import { photograph as bondor } from './sites/bondor.ts';
import { photograph as chaka } from './sites/chaka.ts';
import { photograph as charReview } from './sites/char-review.ts';
import { photograph as doyel } from './sites/doyel.ts';
import { photograph as golpo } from './sites/golpo.ts';
import { photograph as haqueSattar } from './sites/haque-sattar.ts';
import { photograph as jhinuk } from './sites/jhinuk.ts';
import { photograph as khamar } from './sites/khamar.ts';
import { photograph as kilnClay } from './sites/kiln-clay.ts';
import { photograph as ledgerline } from './sites/ledgerline.ts';
import { photograph as mati } from './sites/mati.ts';
import { photograph as meghbagan } from './sites/meghbagan.ts';
import { photograph as meghna } from './sites/meghna.ts';
import { photograph as mirchLime } from './sites/mirch-lime.ts';
import { photograph as nakshi } from './sites/nakshi.ts';
import { photograph as noor } from './sites/noor.ts';
import { photograph as palki } from './sites/palki.ts';
import { photograph as pathshala } from './sites/pathshala.ts';
import { photograph as roktim } from './sites/roktim.ts';
import { photograph as shapla } from './sites/shapla.ts';
import { photograph as shokal } from './sites/shokal.ts';
import { photograph as surma } from './sites/surma.ts';

/** The photographs of the ready-made websites' pages, by id. */
export const photographs = {
  baul,
  'boi-ghar': boiGhar,
  bondor,
  chaka,
  'char-review': charReview,
  doyel,
  golpo,
  'haque-sattar': haqueSattar,
  jhinuk,
  khamar,
  'kiln-clay': kilnClay,
  ledgerline,
  mati,
  meghbagan,
  meghna,
  'mirch-lime': mirchLime,
  nakshi,
  noor,
  palki,
  pathshala,
  roktim,
  shapla,
  shokal,
  surma,
} as const;
