import bricolage from '../fonts/bricolage-grotesque.woff2';
import { fallbacks } from '../fonts/fallbacks.ts';
import geist from '../fonts/geist.woff2';

/** URLs of the site's two fonts. Every page preloads them. */
export const fontFiles = { bricolage, geist } as const;

/**
 * Returns the font faces as CSS text: the fonts, and for each a fallback while it is loading, Arial or a font of the same width,
 * adjusted so that nothing moves. Titles are rendered again when their font is loaded. Text is not, as a different line break
 * would move what is below it: on a slow network the first page is in Arial. The tokens `font-display` and `font-text` use
 * these names. The fonts contain no weight above 650 and 500: a browser would imitate a bolder one.
 */
export const fontsCss = (): string =>
  `@font-face{font-family:Bricolage Grotesque;font-weight:500 650;font-display:swap;src:url(${bricolage}) format("woff2")}
@font-face{font-family:Geist;font-weight:400 500;font-display:optional;src:url(${geist}) format("woff2")}
@font-face{font-family:Bricolage stand-in;font-weight:500 650;src:local("Arial Bold"),local("Arial-BoldMT"),local("Helvetica Bold"),local("Liberation Sans Bold");${fallbacks['bricolage-grotesque']}}
@font-face{font-family:Geist stand-in;font-weight:400 500;src:local("Arial"),local("ArialMT"),local("Helvetica"),local("Liberation Sans");${fallbacks.geist}}
:where(b,strong,th){font-weight:500}`;
