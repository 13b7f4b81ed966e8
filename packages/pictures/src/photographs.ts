import baul360Avif from './photographs/baul/baul-360.avif';
import baul720Avif from './photographs/baul/baul-720.avif';
import baul720Webp from './photographs/baul/baul-720.webp';
import baul1440Avif from './photographs/baul/baul-1440.avif';
import boiGhar360Avif from './photographs/boi-ghar/boi-ghar-360.avif';
import boiGhar720Avif from './photographs/boi-ghar/boi-ghar-720.avif';
import boiGhar720Webp from './photographs/boi-ghar/boi-ghar-720.webp';
import boiGhar1440Avif from './photographs/boi-ghar/boi-ghar-1440.avif';
import bondor360Avif from './photographs/bondor/bondor-360.avif';
import bondor720Avif from './photographs/bondor/bondor-720.avif';
import bondor720Webp from './photographs/bondor/bondor-720.webp';
import bondor1440Avif from './photographs/bondor/bondor-1440.avif';
import chaka360Avif from './photographs/chaka/chaka-360.avif';
import chaka720Avif from './photographs/chaka/chaka-720.avif';
import chaka720Webp from './photographs/chaka/chaka-720.webp';
import chaka1440Avif from './photographs/chaka/chaka-1440.avif';
import charReview360Avif from './photographs/char-review/char-review-360.avif';
import charReview720Avif from './photographs/char-review/char-review-720.avif';
import charReview720Webp from './photographs/char-review/char-review-720.webp';
import charReview1440Avif from './photographs/char-review/char-review-1440.avif';
import doyel360Avif from './photographs/doyel/doyel-360.avif';
import doyel720Avif from './photographs/doyel/doyel-720.avif';
import doyel720Webp from './photographs/doyel/doyel-720.webp';
import doyel1440Avif from './photographs/doyel/doyel-1440.avif';
import golpo360Avif from './photographs/golpo/golpo-360.avif';
import golpo720Avif from './photographs/golpo/golpo-720.avif';
import golpo720Webp from './photographs/golpo/golpo-720.webp';
import golpo1440Avif from './photographs/golpo/golpo-1440.avif';
import haqueSattar360Avif from './photographs/haque-sattar/haque-sattar-360.avif';
import haqueSattar720Avif from './photographs/haque-sattar/haque-sattar-720.avif';
import haqueSattar720Webp from './photographs/haque-sattar/haque-sattar-720.webp';
import haqueSattar1440Avif from './photographs/haque-sattar/haque-sattar-1440.avif';
import jhinuk360Avif from './photographs/jhinuk/jhinuk-360.avif';
import jhinuk720Avif from './photographs/jhinuk/jhinuk-720.avif';
import jhinuk720Webp from './photographs/jhinuk/jhinuk-720.webp';
import jhinuk1440Avif from './photographs/jhinuk/jhinuk-1440.avif';
import khamar360Avif from './photographs/khamar/khamar-360.avif';
import khamar720Avif from './photographs/khamar/khamar-720.avif';
import khamar720Webp from './photographs/khamar/khamar-720.webp';
import khamar1440Avif from './photographs/khamar/khamar-1440.avif';
import kilnClay360Avif from './photographs/kiln-clay/kiln-clay-360.avif';
import kilnClay720Avif from './photographs/kiln-clay/kiln-clay-720.avif';
import kilnClay720Webp from './photographs/kiln-clay/kiln-clay-720.webp';
import kilnClay1440Avif from './photographs/kiln-clay/kiln-clay-1440.avif';
import ledgerline360Avif from './photographs/ledgerline/ledgerline-360.avif';
import ledgerline720Avif from './photographs/ledgerline/ledgerline-720.avif';
import ledgerline720Webp from './photographs/ledgerline/ledgerline-720.webp';
import ledgerline1440Avif from './photographs/ledgerline/ledgerline-1440.avif';
import mati360Avif from './photographs/mati/mati-360.avif';
import mati720Avif from './photographs/mati/mati-720.avif';
import mati720Webp from './photographs/mati/mati-720.webp';
import mati1440Avif from './photographs/mati/mati-1440.avif';
import meghbagan360Avif from './photographs/meghbagan/meghbagan-360.avif';
import meghbagan720Avif from './photographs/meghbagan/meghbagan-720.avif';
import meghbagan720Webp from './photographs/meghbagan/meghbagan-720.webp';
import meghbagan1440Avif from './photographs/meghbagan/meghbagan-1440.avif';
import meghna360Avif from './photographs/meghna/meghna-360.avif';
import meghna720Avif from './photographs/meghna/meghna-720.avif';
import meghna720Webp from './photographs/meghna/meghna-720.webp';
import meghna1440Avif from './photographs/meghna/meghna-1440.avif';
import mirchLime360Avif from './photographs/mirch-lime/mirch-lime-360.avif';
import mirchLime720Avif from './photographs/mirch-lime/mirch-lime-720.avif';
import mirchLime720Webp from './photographs/mirch-lime/mirch-lime-720.webp';
import mirchLime1440Avif from './photographs/mirch-lime/mirch-lime-1440.avif';
import nakshi360Avif from './photographs/nakshi/nakshi-360.avif';
import nakshi720Avif from './photographs/nakshi/nakshi-720.avif';
import nakshi720Webp from './photographs/nakshi/nakshi-720.webp';
import nakshi1440Avif from './photographs/nakshi/nakshi-1440.avif';
import noor360Avif from './photographs/noor/noor-360.avif';
import noor720Avif from './photographs/noor/noor-720.avif';
import noor720Webp from './photographs/noor/noor-720.webp';
import noor1440Avif from './photographs/noor/noor-1440.avif';
import palki360Avif from './photographs/palki/palki-360.avif';
import palki720Avif from './photographs/palki/palki-720.avif';
import palki720Webp from './photographs/palki/palki-720.webp';
import palki1440Avif from './photographs/palki/palki-1440.avif';
import pathshala360Avif from './photographs/pathshala/pathshala-360.avif';
import pathshala720Avif from './photographs/pathshala/pathshala-720.avif';
import pathshala720Webp from './photographs/pathshala/pathshala-720.webp';
import pathshala1440Avif from './photographs/pathshala/pathshala-1440.avif';
import roktim360Avif from './photographs/roktim/roktim-360.avif';
import roktim720Avif from './photographs/roktim/roktim-720.avif';
import roktim720Webp from './photographs/roktim/roktim-720.webp';
import roktim1440Avif from './photographs/roktim/roktim-1440.avif';
import shapla360Avif from './photographs/shapla/shapla-360.avif';
import shapla720Avif from './photographs/shapla/shapla-720.avif';
import shapla720Webp from './photographs/shapla/shapla-720.webp';
import shapla1440Avif from './photographs/shapla/shapla-1440.avif';
import shokal360Avif from './photographs/shokal/shokal-360.avif';
import shokal720Avif from './photographs/shokal/shokal-720.avif';
import shokal720Webp from './photographs/shokal/shokal-720.webp';
import shokal1440Avif from './photographs/shokal/shokal-1440.avif';
import surma360Avif from './photographs/surma/surma-360.avif';
import surma720Avif from './photographs/surma/surma-720.avif';
import surma720Webp from './photographs/surma/surma-720.webp';
import surma1440Avif from './photographs/surma/surma-1440.avif';
import type { Picture } from './picture.ts';

/** A ready-made website, 900px wide and 1840px high. Made by `npm run pictures`. */
const photograph = (avif360: string, avif720: string, avif1440: string, webp720: string): Picture => ({
  width: 1440,
  height: 2944,
  avif: [
    { src: avif360, width: 360 },
    { src: avif720, width: 720 },
    { src: avif1440, width: 1440 },
  ],
  webp: [{ src: webp720, width: 720 }],
});

export const photographs = {
  baul: photograph(baul360Avif, baul720Avif, baul1440Avif, baul720Webp),
  'boi-ghar': photograph(boiGhar360Avif, boiGhar720Avif, boiGhar1440Avif, boiGhar720Webp),
  bondor: photograph(bondor360Avif, bondor720Avif, bondor1440Avif, bondor720Webp),
  chaka: photograph(chaka360Avif, chaka720Avif, chaka1440Avif, chaka720Webp),
  'char-review': photograph(charReview360Avif, charReview720Avif, charReview1440Avif, charReview720Webp),
  doyel: photograph(doyel360Avif, doyel720Avif, doyel1440Avif, doyel720Webp),
  golpo: photograph(golpo360Avif, golpo720Avif, golpo1440Avif, golpo720Webp),
  'haque-sattar': photograph(haqueSattar360Avif, haqueSattar720Avif, haqueSattar1440Avif, haqueSattar720Webp),
  jhinuk: photograph(jhinuk360Avif, jhinuk720Avif, jhinuk1440Avif, jhinuk720Webp),
  khamar: photograph(khamar360Avif, khamar720Avif, khamar1440Avif, khamar720Webp),
  'kiln-clay': photograph(kilnClay360Avif, kilnClay720Avif, kilnClay1440Avif, kilnClay720Webp),
  ledgerline: photograph(ledgerline360Avif, ledgerline720Avif, ledgerline1440Avif, ledgerline720Webp),
  mati: photograph(mati360Avif, mati720Avif, mati1440Avif, mati720Webp),
  meghbagan: photograph(meghbagan360Avif, meghbagan720Avif, meghbagan1440Avif, meghbagan720Webp),
  meghna: photograph(meghna360Avif, meghna720Avif, meghna1440Avif, meghna720Webp),
  'mirch-lime': photograph(mirchLime360Avif, mirchLime720Avif, mirchLime1440Avif, mirchLime720Webp),
  nakshi: photograph(nakshi360Avif, nakshi720Avif, nakshi1440Avif, nakshi720Webp),
  noor: photograph(noor360Avif, noor720Avif, noor1440Avif, noor720Webp),
  palki: photograph(palki360Avif, palki720Avif, palki1440Avif, palki720Webp),
  pathshala: photograph(pathshala360Avif, pathshala720Avif, pathshala1440Avif, pathshala720Webp),
  roktim: photograph(roktim360Avif, roktim720Avif, roktim1440Avif, roktim720Webp),
  shapla: photograph(shapla360Avif, shapla720Avif, shapla1440Avif, shapla720Webp),
  shokal: photograph(shokal360Avif, shokal720Avif, shokal1440Avif, shokal720Webp),
  surma: photograph(surma360Avif, surma720Avif, surma1440Avif, surma720Webp),
} as const;
