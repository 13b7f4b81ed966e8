import charReview412Avif from './mockups/char-review/char-review-412.avif';
import charReview824Avif from './mockups/char-review/char-review-824.avif';
import charReview824Webp from './mockups/char-review/char-review-824.webp';
import charReview1648Avif from './mockups/char-review/char-review-1648.avif';
import kilnClay412Avif from './mockups/kiln-clay/kiln-clay-412.avif';
import kilnClay824Avif from './mockups/kiln-clay/kiln-clay-824.avif';
import kilnClay824Webp from './mockups/kiln-clay/kiln-clay-824.webp';
import kilnClay1648Avif from './mockups/kiln-clay/kiln-clay-1648.avif';
import meghna412Avif from './mockups/meghna/meghna-412.avif';
import meghna824Avif from './mockups/meghna/meghna-824.avif';
import meghna824Webp from './mockups/meghna/meghna-824.webp';
import meghna1648Avif from './mockups/meghna/meghna-1648.avif';
import noor412Avif from './mockups/noor/noor-412.avif';
import noor824Avif from './mockups/noor/noor-824.avif';
import noor824Webp from './mockups/noor/noor-824.webp';
import noor1648Avif from './mockups/noor/noor-1648.avif';
import shapla412Avif from './mockups/shapla/shapla-412.avif';
import shapla824Avif from './mockups/shapla/shapla-824.avif';
import shapla824Webp from './mockups/shapla/shapla-824.webp';
import shapla1648Avif from './mockups/shapla/shapla-1648.avif';
import type { Picture } from './picture.ts';

/** A template in a browser window, with a phone over the lower right corner. The ground is transparent. Made by `npm run pictures`. */
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

export const kilnClay: Picture = mockup(kilnClay412Avif, kilnClay824Avif, kilnClay1648Avif, kilnClay824Webp);
export const meghna: Picture = mockup(meghna412Avif, meghna824Avif, meghna1648Avif, meghna824Webp);
export const charReview: Picture = mockup(charReview412Avif, charReview824Avif, charReview1648Avif, charReview824Webp);
export const shapla: Picture = mockup(shapla412Avif, shapla824Avif, shapla1648Avif, shapla824Webp);
export const noor: Picture = mockup(noor412Avif, noor824Avif, noor1648Avif, noor824Webp);
