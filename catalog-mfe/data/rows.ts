/**
 * Whether a card is two columns wide. With three columns every eighth is, from the first on, but not where three or six are
 * left: those fill their rows as they are.
 */
export function isWideOfThree(place: number, total: number): boolean {
  return place % 8 === 0 && ![3, 6].includes(total - place);
}

/** With two columns the first one is, where the others fill their rows without it. */
export function isWideOfTwo(place: number, total: number): boolean {
  return place === 0 && total % 2 === 1;
}
