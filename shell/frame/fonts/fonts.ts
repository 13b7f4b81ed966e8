import { fallbacks } from './fallbacks.ts';
import { fontFiles } from './files.ts';

const face = (descriptors: Readonly<Record<string, string>>): string =>
  `@font-face{${Object.entries(descriptors)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

const local = (...names: readonly string[]): string => names.map((name) => `local("${name}")`).join(',');

/**
 * The typefaces, and what stands in for each until it has come: Arial, or what is as wide, stretched to take the same
 * room, so that nothing moves. Titles are set anew when theirs comes late; text is not, since a paragraph that breaks
 * elsewhere would move what is below it: a visitor on a slow network reads the first page in Arial. The names are those of the tokens `font-display` and `font-text`.
 */
export const fontsCss = [
  face({
    'font-family': 'Bricolage Grotesque',
    'font-weight': '500 650',
    'font-display': 'swap',
    src: `url(${fontFiles.bricolage}) format("woff2")`,
  }),
  face({
    'font-family': 'Geist',
    'font-weight': '400 500',
    'font-display': 'optional',
    src: `url(${fontFiles.geist}) format("woff2")`,
  }),
  face({
    'font-family': 'Bricolage stand-in',
    'font-weight': '500 650',
    src: local('Arial Bold', 'Arial-BoldMT', 'Helvetica Bold', 'Liberation Sans Bold'),
    ...fallbacks['bricolage-grotesque'],
  }),
  face({
    'font-family': 'Geist stand-in',
    'font-weight': '400 500',
    src: local('Arial', 'ArialMT', 'Helvetica', 'Liberation Sans'),
    ...fallbacks.geist,
  }),
  // There is nothing bolder in text than its labels; a browser would smear what is not there.
  ':where(b,strong,th){font-weight:500}',
].join('\n');
