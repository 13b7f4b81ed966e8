import alok412Avif from './mockups/alok/alok-412.avif';
import alok824Avif from './mockups/alok/alok-824.avif';
import alok824Webp from './mockups/alok/alok-824.webp';
import alok1648Avif from './mockups/alok/alok-1648.avif';
import dhamraiPottery412Avif from './mockups/dhamrai-pottery/dhamrai-pottery-412.avif';
import dhamraiPottery824Avif from './mockups/dhamrai-pottery/dhamrai-pottery-824.avif';
import dhamraiPottery824Webp from './mockups/dhamrai-pottery/dhamrai-pottery-824.webp';
import dhamraiPottery1648Avif from './mockups/dhamrai-pottery/dhamrai-pottery-1648.avif';
import ghatReview412Avif from './mockups/ghat-review/ghat-review-412.avif';
import ghatReview824Avif from './mockups/ghat-review/ghat-review-824.avif';
import ghatReview824Webp from './mockups/ghat-review/ghat-review-824.webp';
import ghatReview1648Avif from './mockups/ghat-review/ghat-review-1648.avif';
import shalukClinic412Avif from './mockups/shaluk-clinic/shaluk-clinic-412.avif';
import shalukClinic824Avif from './mockups/shaluk-clinic/shaluk-clinic-824.avif';
import shalukClinic824Webp from './mockups/shaluk-clinic/shaluk-clinic-824.webp';
import shalukClinic1648Avif from './mockups/shaluk-clinic/shaluk-clinic-1648.avif';
import teesta412Avif from './mockups/teesta/teesta-412.avif';
import teesta824Avif from './mockups/teesta/teesta-824.avif';
import teesta824Webp from './mockups/teesta/teesta-824.webp';
import teesta1648Avif from './mockups/teesta/teesta-1648.avif';

/** The site of a project in a browser window, with a phone over the lower right corner. The ground is transparent. Made by `npm run pictures`. */
const mockup = (avif412: string, avif824: string, avif1648: string, webp824: string): Picture => ({
  width: 1648,
  height: 1092,
  avif: [
    { src: avif412, width: 412 },
    { src: avif824, width: 824 },
    { src: avif1648, width: 1648 },
  ],
  webp: [{ src: webp824, width: 824 }],
});

export const dhamraiPottery: Picture = mockup(
  dhamraiPottery412Avif,
  dhamraiPottery824Avif,
  dhamraiPottery1648Avif,
  dhamraiPottery824Webp,
);
export const teesta: Picture = mockup(teesta412Avif, teesta824Avif, teesta1648Avif, teesta824Webp);
export const ghatReview: Picture = mockup(ghatReview412Avif, ghatReview824Avif, ghatReview1648Avif, ghatReview824Webp);
export const shalukClinic: Picture = mockup(
  shalukClinic412Avif,
  shalukClinic824Avif,
  shalukClinic1648Avif,
  shalukClinic824Webp,
);
export const alok: Picture = mockup(alok412Avif, alok824Avif, alok1648Avif, alok824Webp);

/** A file of a picture. `width` in px. */
export interface PictureSource {
  readonly src: string;
  readonly width: number;
}

/** A picture in several widths and two formats. `width` and `height` are those of the widest file. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly avif: readonly PictureSource[];
  readonly webp: readonly PictureSource[];
}
