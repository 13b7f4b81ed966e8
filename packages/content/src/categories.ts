/** Categories of posts in the order of the filter. */
export const categories = ['Tech', 'Health', 'Lifestyle', 'Business', 'Travel', 'Food'] as const;

export type Category = (typeof categories)[number];
