import type { Picture } from '../picture.ts';
import ledgerline360Avif from './ledgerline-360.avif';
import ledgerline720Avif from './ledgerline-720.avif';
import ledgerline720Webp from './ledgerline-720.webp';
import ledgerline1440Avif from './ledgerline-1440.avif';

/** The top of the template `ledgerline`, 900 wide. */
export const photograph: Picture = {
  width: 1440,
  height: 1888,
  avif: [
    {
      src: ledgerline360Avif,
      width: 360,
    },
    {
      src: ledgerline720Avif,
      width: 720,
    },
    {
      src: ledgerline1440Avif,
      width: 1440,
    },
  ],
  webp: [
    {
      src: ledgerline720Webp,
      width: 720,
    },
  ],
};
