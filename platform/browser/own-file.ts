/**
 * Returns the address of a file at the site itself, also where files come from another origin (`ASSET_URL`): browsers load what an element
 * `use` references from the page's own origin only. https://www.w3.org/TR/SVG2/struct.html#UseElementHrefAttribute
 */
export const ownFile = (address: string): string => address.replace(/^https?:\/\/[^/]+/, '');
