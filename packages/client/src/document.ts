/** Address of the web manifest. */
export const MANIFEST_PATH = '/site.webmanifest';

/** Background colour of pages in each theme, which browsers use for their bars. */
export const THEME_COLOURS = { light: '#faf9fc', dark: '#151120' } as const;

/** The icons of the web manifest: their file names in the shell's release before the hash, and their width in pixels. */
export const MANIFEST_ICONS = [
  { file: 'icon-192', size: 192 },
  { file: 'icon-512', size: 512 },
] as const;

/** Address of the blog's feed (Atom). */
export const FEED_PATH = '/feed.xml';

/** Returns the ids of those nodes of structured data that are on every page, for others to refer to. */
export const schemaIds = (origin: string) => ({
  organization: `${origin}/#organization`,
  website: `${origin}/#website`,
});
