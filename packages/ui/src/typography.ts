import { token } from './tokens.ts';

/** Viewport widths in px between which sizes grow. */
const NARROW = 390;
const WIDE = 1440;

/** The narrowest viewport that is designed for, in px. */
const NARROWEST = 320;

const rem = (px: number): string => `${Number((px / 16).toFixed(4))}rem`;
const vw = (share: number): string => `${Number((share * 100).toFixed(4))}vw`;

/** A length in px that grows with the viewport from `narrow` (at 390 wide) to `wide` (at 1440 wide), as CSS text. */
export function fluid(narrow: number, wide: number): string {
  if (narrow === wide) return rem(wide);
  const slope = (wide - narrow) / (WIDE - NARROW);
  return `clamp(${rem(narrow)}, ${rem(narrow - slope * NARROW)} + ${vw(slope)}, ${rem(wide)})`;
}

/** As `fluid`, but below 390 wide it shrinks with the viewport, so that a long word of a title still fits at 320. */
function fluidTitle(narrow: number, wide: number): string {
  const slope = (wide - narrow) / (WIDE - NARROW);
  const share = narrow / NARROW;
  const middle = `min(${vw(share)}, ${rem(narrow - slope * NARROW)} + ${vw(slope)})`;
  return `clamp(${rem(share * NARROWEST)}, ${middle}, ${rem(wide)})`;
}

interface Style {
  /** px at 390 and at 1440 wide. */
  readonly size: readonly [narrow: number, wide: number];
  readonly leading: number;
  /** em */
  readonly tracking?: number;
  readonly display?: true;
}

const styles = {
  hero: { size: [64, 124], leading: 0.94, tracking: -0.038, display: true },
  page: { size: [56, 92], leading: 0.96, tracking: -0.037, display: true },
  section: { size: [49, 76], leading: 0.98, tracking: -0.036, display: true },
  title1: { size: [36, 49], leading: 1, tracking: -0.034, display: true },
  title2: { size: [31, 39], leading: 1.08, tracking: -0.03, display: true },
  title3: { size: [27, 31], leading: 1.15, tracking: -0.03, display: true },
  title4: { size: [22, 25], leading: 1.15, tracking: -0.025, display: true },
  question: { size: [19, 21], leading: 1.25, tracking: -0.02, display: true },
  statement: { size: [22, 27], leading: 1.26, tracking: -0.02 },
  lead: { size: [18, 21], leading: 1.5 },
  large: { size: [17, 18], leading: 1.5 },
  text: { size: [16, 16], leading: 1.6 },
  reading: { size: [18, 19], leading: 1.68 },
  small: { size: [14, 14], leading: 1.45 },
  least: { size: [13, 13], leading: 1.45 },
} as const satisfies Record<string, Style>;

/** A step of the type scale. */
export type TypeStyle = keyof typeof styles;

/** The declarations of a step of the type scale, as CSS text. */
export function type(name: TypeStyle): string {
  const style: Style = styles[name];
  return [
    `font-family: ${token(style.display ? 'font-display' : 'font-text')}`,
    `font-size: ${style.display ? fluidTitle(...style.size) : fluid(...style.size)}`,
    `line-height: ${style.leading}`,
    `letter-spacing: ${style.tracking ? `${style.tracking}em` : 'normal'}`,
    `font-weight: ${style.display ? 650 : 400}`,
    '',
  ].join(';');
}
