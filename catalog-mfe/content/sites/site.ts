/** What a ready-made website is made with or for; the order is that of the filters. */
export const CATEGORIES = ['E-Commerce', 'Corporate', 'Shopify', 'WordPress', 'MERN Applications', 'Laravel'] as const;

/** One of them. */
export type Category = (typeof CATEGORIES)[number];

/** A ready-made website. `id` is that of its template and of its photograph. */
export interface Site {
  readonly id: string;
  readonly title: string;
  /** The first is the one it is best known by. */
  readonly categories: readonly [Category, ...Category[]];
  /** US dollars. */
  readonly price: number;
  /** What it sells or does, in the words of those who look for such a site: searched, never shown. */
  readonly trade: string;
  /** What its template says of itself. */
  readonly description: string;
}
