import alok318Avif from './phones/alok/alok-318.avif';
import alok636Avif from './phones/alok/alok-636.avif';
import alok636Webp from './phones/alok/alok-636.webp';
import alok780Avif from './phones/alok/alok-780.avif';
import dhamraiPottery318Avif from './phones/dhamrai-pottery/dhamrai-pottery-318.avif';
import dhamraiPottery636Avif from './phones/dhamrai-pottery/dhamrai-pottery-636.avif';
import dhamraiPottery636Webp from './phones/dhamrai-pottery/dhamrai-pottery-636.webp';
import dhamraiPottery780Avif from './phones/dhamrai-pottery/dhamrai-pottery-780.avif';
import ghatReview318Avif from './phones/ghat-review/ghat-review-318.avif';
import ghatReview636Avif from './phones/ghat-review/ghat-review-636.avif';
import ghatReview636Webp from './phones/ghat-review/ghat-review-636.webp';
import ghatReview780Avif from './phones/ghat-review/ghat-review-780.avif';
import shalukClinic318Avif from './phones/shaluk-clinic/shaluk-clinic-318.avif';
import shalukClinic636Avif from './phones/shaluk-clinic/shaluk-clinic-636.avif';
import shalukClinic636Webp from './phones/shaluk-clinic/shaluk-clinic-636.webp';
import shalukClinic780Avif from './phones/shaluk-clinic/shaluk-clinic-780.avif';
import teesta318Avif from './phones/teesta/teesta-318.avif';
import teesta636Avif from './phones/teesta/teesta-636.avif';
import teesta636Webp from './phones/teesta/teesta-636.webp';
import teesta780Avif from './phones/teesta/teesta-780.avif';
import type { Picture } from './picture.ts';

/** The first screen of a project’s site on a phone. Made by `npm run pictures`. */
const phone = (avif318: string, avif636: string, avif780: string, webp636: string): Picture => ({
  width: 780,
  height: 1688,
  avif: [
    { src: avif318, width: 318 },
    { src: avif636, width: 636 },
    { src: avif780, width: 780 },
  ],
  webp: [{ src: webp636, width: 636 }],
});

/** The phones by id. */
export const phones = {
  alok: phone(alok318Avif, alok636Avif, alok780Avif, alok636Webp),
  'dhamrai-pottery': phone(dhamraiPottery318Avif, dhamraiPottery636Avif, dhamraiPottery780Avif, dhamraiPottery636Webp),
  'ghat-review': phone(ghatReview318Avif, ghatReview636Avif, ghatReview780Avif, ghatReview636Webp),
  'shaluk-clinic': phone(shalukClinic318Avif, shalukClinic636Avif, shalukClinic780Avif, shalukClinic636Webp),
  teesta: phone(teesta318Avif, teesta636Avif, teesta780Avif, teesta636Webp),
} as const;
