import { alok, dhamraiPottery, ghatReview, type Picture, shalukClinic, teesta } from './mockups.ts';

/** Mockups by the name that the content uses. */
const mockups: Readonly<Record<string, Picture>> = {
  ...{ alok, teesta, 'shaluk-clinic': shalukClinic, 'dhamrai-pottery': dhamraiPottery, 'ghat-review': ghatReview },
};

/** Returns the mockup with a name, or an uploaded picture. */
export function pictureOf(picture: string | Picture): Picture {
  if (typeof picture !== 'string') return picture;
  const source = [{ src: picture, width: 1648 }];
  return mockups[picture] ?? { width: 1648, height: 1092, avif: source, webp: source };
}
