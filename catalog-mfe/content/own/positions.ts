/** Share of the searches that end with a click on the first result: an assumption, as the note says. */
const FIRST = 0.3;

/** Returns the visits that a position brings from a number of searches: the share of the first result, divided by the position. */
export const visitsOf = (searches: number, position: number): number => Math.round((searches * FIRST) / position);

/** Texts of the section that only SEO Services has. */
export const positions = {
  title: 'What a position is worth',
  text: 'Move your page up the list of results and see how many visits each position brings. We promise the work, not the position.',
  note: 'An example, not a measurement. Visits = searches × 30 % ÷ position: 30 of 100 people choose the first result, half as many the second, a third the third. Your own figures are in Google Search Console.',
  position: { label: 'Your position', shown: (position: number) => `${position} of 10` },
  searches: { label: 'Searches a month' },
  visits: 'visits a month',
  gain: (more: number) => `One position higher would bring ${more} more.`,
  top: 'Nobody is above you.',
  own: 'Your page',
} as const;
