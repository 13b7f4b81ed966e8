import type { Picture } from '../picture.ts';
import khamar360Avif from './khamar-360.avif';
import khamar720Avif from './khamar-720.avif';
import khamar720Webp from './khamar-720.webp';
import khamar1440Avif from './khamar-1440.avif';

/** The top of the template `khamar`, 900 wide. */
export const photograph: Picture = {
  width: 1440,
  height: 1888,
  avif: [
    {
      src: khamar360Avif,
      width: 360,
    },
    {
      src: khamar720Avif,
      width: 720,
    },
    {
      src: khamar1440Avif,
      width: 1440,
    },
  ],
  webp: [
    {
      src: khamar720Webp,
      width: 720,
    },
  ],
};
