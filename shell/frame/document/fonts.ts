import bricolage from '../fonts/bricolage-grotesque.woff2';
import { fallbacks } from '../fonts/fallbacks.ts';
import geist from '../fonts/geist.woff2';

/** URLs of the site's two fonts. Every page preloads them: text first, as there is more of it. */
export const fontFiles = { geist, bricolage } as const;

/** Names of the systems' fonts in regular and bold, as `local()` takes them: full names and PostScript names. */
const systems = {
  arial: {
    regular: ['Arial', 'ArialMT', 'Helvetica', 'Liberation Sans', 'LiberationSans'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Helvetica Bold', 'Helvetica-Bold', 'Liberation Sans Bold'],
  },
  roboto: { regular: ['Roboto', 'Roboto Regular', 'Roboto-Regular'], bold: ['Roboto Bold', 'Roboto-Bold'] },
  noto: { regular: ['Noto Sans', 'Noto Sans Regular', 'NotoSans-Regular'], bold: ['Noto Sans Bold', 'NotoSans-Bold'] },
  dejavu: { regular: ['DejaVu Sans', 'DejaVuSans'], bold: ['DejaVu Sans Bold', 'DejaVuSans-Bold'] },
} as const satisfies Record<keyof typeof fallbacks.geist, Record<'regular' | 'bold', readonly string[]>>;

type System = keyof typeof systems;

/**
 * Returns the faces of a stand-in, one for each system. A face without a font on the visitor's system counts as absent, so the last
 * one that has a font stands in: https://www.w3.org/TR/css-fonts-4/#composite-fonts
 */
function standIn(name: string, weight: 'regular' | 'bold', metrics: Readonly<Record<System, string>>): string {
  const range = weight === 'bold' ? '500 650' : '400 500';
  return (Object.keys(systems) as System[])
    .map((system) => {
      const sources = systems[system][weight].map((local) => `local("${local}")`);
      return `@font-face{font-family:${name} stand-in;font-weight:${range};src:${sources};${metrics[system]}}`;
    })
    .reverse()
    .join('\n');
}

/**
 * Returns the font faces as CSS text: the fonts, and for each the stand-ins, fonts of the visitor's system adjusted to its width.
 * A font that is not there at the first paint is not used, so that nothing moves: `showLateFonts` shows it later. The tokens
 * `font-display`, `font-title` and `font-text` use these names. The fonts contain no weight above 650 and 500: a browser would imitate a bolder one.
 */
export const fontsCss = (): string =>
  `@font-face{font-family:Bricolage Grotesque;font-weight:500 650;font-display:optional;src:url(${bricolage}) format("woff2")}
@font-face{font-family:Geist;font-weight:400 500;font-display:optional;src:url(${geist}) format("woff2")}
${standIn('Geist', 'regular', fallbacks.geist)}
${standIn('Bricolage', 'bold', fallbacks.bricolage)}
${standIn('Bricolage large', 'bold', fallbacks.bricolageLarge)}
:where(b,strong,th){font-weight:500}`;
