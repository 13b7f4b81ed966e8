/** What more than one remote tells about the ready-made websites. */
export const readyMade = {
  /** Time to launch, from the day on which the customer's texts and pictures have arrived. */
  delivery: 'two weeks',
  lowestPrice: '$499',
  highestPrice: '$1,799',
} as const;
