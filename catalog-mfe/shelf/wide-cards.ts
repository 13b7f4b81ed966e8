/**
 * Returns whether a card of a list with three columns is two columns wide: every eighth is, from the first on, unless three or
 * six cards are left, which fill their rows without a wide one.
 */
export function isWideOfThree(place: number, total: number): boolean {
  return place % 8 === 0 && ![3, 6].includes(total - place);
}

/** Returns whether a card of a list with two columns is two columns wide: the first is, if the number of cards is odd. */
export function isWideOfTwo(place: number, total: number): boolean {
  return place === 0 && total % 2 === 1;
}
