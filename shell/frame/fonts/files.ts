import bricolage from './bricolage-grotesque.woff2';
import geist from './geist.woff2';

/** Addresses of the site's two fonts: every page asks for them before it needs them. */
export const fontFiles = { bricolage, geist } as const;
