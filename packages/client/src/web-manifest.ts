/** Address of the web manifest. */
export const MANIFEST_PATH = '/site.webmanifest';

/** Colour of the browser's own bars in each theme: the page's ground. */
export const THEME_COLOURS = { light: '#faf9fc', dark: '#151120' } as const;

/** Icons of the manifest among the shell's web files: the name before the hash, and the size in pixels each way. */
export const MANIFEST_ICONS = [
  { file: 'icon-192', size: 192 },
  { file: 'icon-512', size: 512 },
] as const;
