/** Address of the blog's feed (Atom). */
export const FEED_PATH = '/feed.xml';
