import type { Picture } from '../picture.ts';
import charReview360Avif from './char-review-360.avif';
import charReview720Avif from './char-review-720.avif';
import charReview720Webp from './char-review-720.webp';
import charReview1440Avif from './char-review-1440.avif';

/** The top of the template `char-review`, 900 wide. */
export const photograph: Picture = {
  width: 1440,
  height: 1888,
  avif: [
    {
      src: charReview360Avif,
      width: 360,
    },
    {
      src: charReview720Avif,
      width: 720,
    },
    {
      src: charReview1440Avif,
      width: 1440,
    },
  ],
  webp: [
    {
      src: charReview720Webp,
      width: 720,
    },
  ],
};
