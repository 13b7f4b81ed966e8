import type { Picture } from '../picture.ts';
import charReview412Avif from './char-review-412.avif';
import charReview824Avif from './char-review-824.avif';
import charReview824Webp from './char-review-824.webp';
import charReview1648Avif from './char-review-1648.avif';

/** The template `char-review` in a browser's window, with a phone over the lower right corner; transparent around. */
export const mockup: Picture = {
  width: 1648,
  height: 1092,
  avif: [
    {
      src: charReview412Avif,
      width: 412,
    },
    {
      src: charReview824Avif,
      width: 824,
    },
    {
      src: charReview1648Avif,
      width: 1648,
    },
  ],
  webp: [
    {
      src: charReview824Webp,
      width: 824,
    },
  ],
};
