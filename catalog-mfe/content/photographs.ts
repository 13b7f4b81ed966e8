import type { Picture } from '@studio/pictures/picture';
import { photograph as baul } from '@studio/pictures/sites/baul';
import { photograph as boiGhar } from '@studio/pictures/sites/boi-ghar';
import { photograph as bondor } from '@studio/pictures/sites/bondor';
import { photograph as chaka } from '@studio/pictures/sites/chaka';
import { photograph as charReview } from '@studio/pictures/sites/char-review';
import { photograph as doyel } from '@studio/pictures/sites/doyel';
import { photograph as golpo } from '@studio/pictures/sites/golpo';
import { photograph as haqueSattar } from '@studio/pictures/sites/haque-sattar';
import { photograph as jhinuk } from '@studio/pictures/sites/jhinuk';
import { photograph as khamar } from '@studio/pictures/sites/khamar';
import { photograph as kilnClay } from '@studio/pictures/sites/kiln-clay';
import { photograph as lakkatura } from '@studio/pictures/sites/lakkatura';
import { photograph as ledgerline } from '@studio/pictures/sites/ledgerline';
import { photograph as mati } from '@studio/pictures/sites/mati';
import { photograph as meghna } from '@studio/pictures/sites/meghna';
import { photograph as mirchLime } from '@studio/pictures/sites/mirch-lime';
import { photograph as nakshi } from '@studio/pictures/sites/nakshi';
import { photograph as noor } from '@studio/pictures/sites/noor';
import { photograph as palki } from '@studio/pictures/sites/palki';
import { photograph as pathshala } from '@studio/pictures/sites/pathshala';
import { photograph as roktim } from '@studio/pictures/sites/roktim';
import { photograph as shapla } from '@studio/pictures/sites/shapla';
import { photograph as shokal } from '@studio/pictures/sites/shokal';
import { photograph as surma } from '@studio/pictures/sites/surma';
import type { SiteId } from './sites/sites.ts';

/** The photograph of each site's page. */
export const photographs: Readonly<Record<SiteId, Picture>> = {
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
  lakkatura,
  ledgerline,
  mati,
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
};
