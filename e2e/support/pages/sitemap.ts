/** Returns the addresses in a sitemap, without the site's own one: path and search. */
export const addressesIn = (sitemap: string, origin: string): string[] =>
  [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => loc.replaceAll('&amp;', '&').replace(origin, ''));
