import { fontList } from '@studio/ui/tokens';
import regular from '../fonts/hind-siliguri-400.woff2';
import bold from '../fonts/hind-siliguri-600.woff2';

/** Name and range of the typeface of Bengali pages: it has the letters and digits that the other two have not. */
const FAMILY = 'Hind Siliguri';
const RANGE = 'U+964-965,U+980-9FF,U+200C-200D';

/** Its files' URLs by their weights. */
const files = { '400 450': regular, '500 700': bold } as const;

/** URLs of its files. */
export const bengaliFonts: readonly string[] = Object.values(files);

/** Returns its faces for a document that shows them late. */
export const bengaliFaces = (): FontFace[] =>
  Object.entries(files).map(([weight, file]) => new FontFace(FAMILY, `url(${file})`, { weight, unicodeRange: RANGE }));

const faceCss = ([weight, file]: readonly [string, string]) =>
  `@font-face{font-family:${FAMILY};font-weight:${weight};font-display:optional;src:url(${file}) format("woff2");unicode-range:${RANGE}}`;

/**
 * Returns what Bengali pages have after the global style sheet. Signs stand above and below the letters, which are joined: lines are further
 * apart, and letters where the typeface has them.
 */
export const bengaliCss = (): string => `${Object.entries(files).map(faceCss).join('\n')}
:root:lang(bn){--font-display:${fontList(`Bricolage Grotesque, ${FAMILY}`, 'Bricolage')};--font-title:var(--font-display);--font-text:${fontList(`Geist, ${FAMILY}`, 'Geist')}}
:lang(bn) :is(h1,h2,h3,p,li,a,label,button,span){letter-spacing:0}
:lang(bn) :is(h1,h2,h3){line-height:1.3}`;
