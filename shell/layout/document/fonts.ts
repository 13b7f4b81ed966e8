import type { TitleFont } from '@platform/browser/shell-options';
import { fontList, from, STAND_INS } from '@studio/ui/tokens';
import display from '../fonts/display.woff2';
import { fallbacks, titleAxes } from '../fonts/fallbacks.ts';
import regular from '../fonts/hind-siliguri-400.woff2';
import bold from '../fonts/hind-siliguri-600.woff2';
import text from '../fonts/text.woff2';

/** URLs of the site's two fonts. Every page preloads them, that of the text first. */
export const fontFiles = { text, display } as const;

/** PostScript names of system fonts in regular and bold, which `local()` accepts on every system. */
const systems = {
  roboto: { regular: ['Roboto-Regular'], bold: ['Roboto-Bold'] },
  arial: { regular: ['ArialMT', 'LiberationSans'], bold: ['Arial-BoldMT', 'LiberationSans-Bold'] },
  noto: { regular: ['NotoSans-Regular'], bold: ['NotoSans-Bold'] },
  dejavu: { regular: ['DejaVuSans'], bold: ['DejaVuSans-Bold'] },
} as const satisfies Record<System, Record<'regular' | 'bold', readonly string[]>>;

type System = (typeof STAND_INS)[number];

const titleList = (standIn: string) => fontList('Title, Display', standIn);

/** Returns fallback faces for a font, one for each system font. Browsers skip those whose font is not installed. */
function standIn(name: string, weight: 'regular' | 'bold', metrics: Readonly<Record<System, string>>): string {
  const range = weight === 'bold' ? '500 650' : '400 500';
  return STAND_INS.map((system) => {
    const sources = systems[system][weight].map((local) => `local("${local}")`);
    return `@font-face{font-family:${name} as ${system};font-weight:${range};src:${sources};${metrics[system]}}`;
  }).join('\n');
}

/**
 * Returns the font faces as CSS text: the fonts, and their fallbacks, system fonts adjusted to the same width. A font that is not loaded
 * at the first paint is not used, so that nothing moves: `showLateFonts` shows it later. The tokens `font-display`, `font-title` and
 * `font-text` use these names. The fonts have no weight above 650 and 500: a browser would synthesize a bolder one.
 */
export const fontsCss = (): string =>
  `@font-face{font-family:Display;font-weight:500 650;font-display:optional;src:url(${display}) format("woff2")}
@font-face{font-family:Text;font-weight:400 500;font-display:optional;src:url(${text}) format("woff2")}
${standIn('Text', 'regular', fallbacks.text)}
${standIn('Display', 'bold', fallbacks.display)}
${standIn('Display large', 'bold', fallbacks.displayLarge)}
:where(b,strong,th){font-weight:500}`;

/**
 * The typeface of titles in English, of which the server puts the letters of a page's title into the page: the title has it at the first
 * paint. The weight is that of titles; the optical size follows the size of the letters.
 */
export const titleFont: TitleFont = {
  file: display,
  axes: titleAxes,
  css:
    '@font-face{font-family:Title;font-weight:650;font-display:block;src:url() format("woff2")}' +
    `h1{--font-display:${titleList('Display')};--font-title:var(--font-display)}` +
    `${from.desktop}{h1{--font-title:${titleList('Display large')}}}`,
};

/** Name and range of the typeface of Bengali pages, for letters and digits that the other two lack. */
const FAMILY = 'Hind Siliguri';
const RANGE = 'U+964-965,U+980-9FF,U+200C-200D';

/** URLs of its files by weight. */
const files = { '400 450': regular, '500 700': bold } as const;

/** URLs of the files of the Bengali typeface. */
export const bengaliFonts: readonly string[] = Object.values(files);

/** Returns the Bengali faces for a document that shows them late. */
export const bengaliFaces = (): FontFace[] =>
  Object.entries(files).map(([weight, file]) => new FontFace(FAMILY, `url(${file})`, { weight, unicodeRange: RANGE }));

const faceCss = ([weight, file]: readonly [string, string]) =>
  `@font-face{font-family:${FAMILY};font-weight:${weight};font-display:optional;src:url(${file}) format("woff2");unicode-range:${RANGE}}`;

/** Returns the styles of Bengali pages: joined letters need no spacing, signs above and below need higher lines. */
export const bengaliCss = (): string => `${Object.entries(files).map(faceCss).join('\n')}
:root:lang(bn){--font-display:${fontList(`Display, ${FAMILY}`, 'Display')};--font-title:var(--font-display);--font-text:${fontList(`Text, ${FAMILY}`, 'Text')}}
:lang(bn) :is(h1,h2,h3,p,li,a,label,button,span){letter-spacing:0}
:lang(bn) :is(h1,h2,h3){line-height:1.3}`;
