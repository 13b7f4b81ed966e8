import baul from './templates/baul.html';
import boiGhar from './templates/boi-ghar.html';
import bondor from './templates/bondor.html';
import chaka from './templates/chaka.html';
import charReview from './templates/char-review.html';
import doyel from './templates/doyel.html';
import golpo from './templates/golpo.html';
import haqueSattar from './templates/haque-sattar.html';
import jhinuk from './templates/jhinuk.html';
import khamar from './templates/khamar.html';
import kilnClay from './templates/kiln-clay.html';
import ledgerline from './templates/ledgerline.html';
import mati from './templates/mati.html';
import meghbagan from './templates/meghbagan.html';
import meghna from './templates/meghna.html';
import mirchLime from './templates/mirch-lime.html';
import nakshi from './templates/nakshi.html';
import noor from './templates/noor.html';
import palki from './templates/palki.html';
import pathshala from './templates/pathshala.html';
import roktim from './templates/roktim.html';
import shapla from './templates/shapla.html';
import shokal from './templates/shokal.html';
import surma from './templates/surma.html';

/** URLs of the ready-made websites by id. Each is one HTML file that needs no script and no file but its fonts. */
export const templates = {
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

/** Id of a ready-made website. */
export type TemplateId = keyof typeof templates;
