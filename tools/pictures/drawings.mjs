import { makeIcons } from './icons.mjs';
import { makeNumerals } from './numerals.mjs';

/** The drawings that follow from a construction: numerals and icons. All others are drawn by hand, in packages/pictures. */
export async function makeDrawings() {
  await makeNumerals();
  await makeIcons();
}
