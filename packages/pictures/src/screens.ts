import type { Picture } from './picture.ts';
import alok412Avif from './screens/alok/alok-412.avif';
import alok824Avif from './screens/alok/alok-824.avif';
import alok824Webp from './screens/alok/alok-824.webp';
import alok1648Avif from './screens/alok/alok-1648.avif';
import alok1648Webp from './screens/alok/alok-1648.webp';
import alok2880Avif from './screens/alok/alok-2880.avif';
import dhamraiPottery412Avif from './screens/dhamrai-pottery/dhamrai-pottery-412.avif';
import dhamraiPottery824Avif from './screens/dhamrai-pottery/dhamrai-pottery-824.avif';
import dhamraiPottery824Webp from './screens/dhamrai-pottery/dhamrai-pottery-824.webp';
import dhamraiPottery1648Avif from './screens/dhamrai-pottery/dhamrai-pottery-1648.avif';
import dhamraiPottery1648Webp from './screens/dhamrai-pottery/dhamrai-pottery-1648.webp';
import dhamraiPottery2880Avif from './screens/dhamrai-pottery/dhamrai-pottery-2880.avif';
import ghatReview412Avif from './screens/ghat-review/ghat-review-412.avif';
import ghatReview824Avif from './screens/ghat-review/ghat-review-824.avif';
import ghatReview824Webp from './screens/ghat-review/ghat-review-824.webp';
import ghatReview1648Avif from './screens/ghat-review/ghat-review-1648.avif';
import ghatReview1648Webp from './screens/ghat-review/ghat-review-1648.webp';
import ghatReview2880Avif from './screens/ghat-review/ghat-review-2880.avif';
import shalukClinic412Avif from './screens/shaluk-clinic/shaluk-clinic-412.avif';
import shalukClinic824Avif from './screens/shaluk-clinic/shaluk-clinic-824.avif';
import shalukClinic824Webp from './screens/shaluk-clinic/shaluk-clinic-824.webp';
import shalukClinic1648Avif from './screens/shaluk-clinic/shaluk-clinic-1648.avif';
import shalukClinic1648Webp from './screens/shaluk-clinic/shaluk-clinic-1648.webp';
import shalukClinic2880Avif from './screens/shaluk-clinic/shaluk-clinic-2880.avif';
import teesta412Avif from './screens/teesta/teesta-412.avif';
import teesta824Avif from './screens/teesta/teesta-824.avif';
import teesta824Webp from './screens/teesta/teesta-824.webp';
import teesta1648Avif from './screens/teesta/teesta-1648.avif';
import teesta1648Webp from './screens/teesta/teesta-1648.webp';
import teesta2880Avif from './screens/teesta/teesta-2880.avif';

/** The first screen of a project’s site on a desktop. Made by `npm run pictures`. */
const screen = (
  avif412: string,
  avif824: string,
  avif1648: string,
  avif2880: string,
  webp824: string,
  webp1648: string,
): Picture => ({
  width: 2880,
  height: 1800,
  avif: [
    { src: avif412, width: 412 },
    { src: avif824, width: 824 },
    { src: avif1648, width: 1648 },
    { src: avif2880, width: 2880 },
  ],
  webp: [
    { src: webp824, width: 824 },
    { src: webp1648, width: 1648 },
  ],
});

/** The screens by id. */
export const screens = {
  alok: screen(alok412Avif, alok824Avif, alok1648Avif, alok2880Avif, alok824Webp, alok1648Webp),
  'dhamrai-pottery': screen(
    dhamraiPottery412Avif,
    dhamraiPottery824Avif,
    dhamraiPottery1648Avif,
    dhamraiPottery2880Avif,
    dhamraiPottery824Webp,
    dhamraiPottery1648Webp,
  ),
  'ghat-review': screen(
    ghatReview412Avif,
    ghatReview824Avif,
    ghatReview1648Avif,
    ghatReview2880Avif,
    ghatReview824Webp,
    ghatReview1648Webp,
  ),
  'shaluk-clinic': screen(
    shalukClinic412Avif,
    shalukClinic824Avif,
    shalukClinic1648Avif,
    shalukClinic2880Avif,
    shalukClinic824Webp,
    shalukClinic1648Webp,
  ),
  teesta: screen(teesta412Avif, teesta824Avif, teesta1648Avif, teesta2880Avif, teesta824Webp, teesta1648Webp),
} as const;
