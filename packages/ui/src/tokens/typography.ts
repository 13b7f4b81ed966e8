import { from } from './scale.ts';
import { token } from './tokens.ts';

interface Style {
  /** Line height by font size. If there are two, the first one is for phones. */
  readonly leading: number | readonly [phone: number, wider: number];
  /** em */
  readonly tracking?: number;
  readonly weight?: 500;
  /** The display typeface. Titles that are large on desktops have another stand-in there. */
  readonly face?: 'display' | 'title';
}

const styles = {
  hero: { leading: [0.95, 0.92], tracking: -0.038, face: 'title' },
  page: { leading: 0.96, tracking: -0.037, face: 'title' },
  section: { leading: 0.98, tracking: -0.036, face: 'title' },
  title1: { leading: 1, tracking: -0.034, face: 'display' },
  title2: { leading: 1.08, tracking: -0.03, face: 'display' },
  title3: { leading: 1.15, tracking: -0.03, face: 'display' },
  title4: { leading: 1.15, tracking: -0.025, face: 'display' },
  question: { leading: 1.25, tracking: -0.02, face: 'display' },
  statement: { leading: 1.26, tracking: -0.02, weight: 500, face: 'display' },
  lead: { leading: 1.5 },
  large: { leading: 1.5 },
  text: { leading: 1.6 },
  reading: { leading: 1.68 },
  small: { leading: 1.45 },
  least: { leading: 1.45 },
} as const satisfies Record<string, Style>;

/** Step of the type scale. */
export type TypeStyle = keyof typeof styles;

/** Returns the declarations of a step of the type scale as CSS text. */
export function type(name: TypeStyle): string {
  const { leading, tracking, weight, face }: Style = styles[name];
  const [phone, wider] = typeof leading === 'number' ? [leading] : leading;
  return [
    `font-family: ${token(`font-${face ?? 'text'}`)}`,
    `font-size: ${token(`size-${name}`)}`,
    `line-height: ${phone}`,
    `letter-spacing: ${tracking ? `${tracking}em` : 'normal'}`,
    `font-weight: ${weight ?? (face ? 650 : 400)}`,
    ...(wider ? [`${from.tablet} { line-height: ${wider}; }`] : ['']),
  ].join(';');
}
