import { phones } from './phones.ts';
import type { Picture } from './picture.ts';
import { screens } from './screens.ts';

type Pictures = Readonly<Record<string, Picture>>;

/** Returns the screen of a project with this name, or an uploaded picture. */
export const pictureOf = (picture: string | Picture): Picture => find(screens, picture) ?? unknown(String(picture));

/** Returns the picture of a project on a phone, or an uploaded one; undefined if there is none. */
export const phoneOf = (picture: string | Picture): Picture | undefined => find(phones, picture);

const find = (own: Pictures, picture: string | Picture) =>
  typeof picture === 'string' ? (Object.hasOwn(own, picture) ? own[picture] : undefined) : picture;

/** A file that is no picture of ours: its name in drafts, which has no file. */
function unknown(src: string): Picture {
  const files = [{ src, width: 1648 }];
  return { width: 1648, height: 1030, avif: files, webp: files };
}
