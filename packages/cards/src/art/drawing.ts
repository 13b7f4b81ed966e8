import { hueColour, STOPS } from '@studio/ui/lines/hues';
import { type Art, CARD } from '../card.ts';
import { fadeIn } from './fade.ts';
import { stroke } from './lines.ts';
import { band } from './themes.ts';

/** What is shown of a drawing, in units of its path data. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Left edge of the drawing in px. It fills the card from there, and its left edge fades. */
const LEFT = 640;
const FADE = 110;

/** Width of a line in px. */
const LINE = 2.25;

/** A drawing on the band in one gradient from left to right, in its right lower corner as large as the card. `d`: path data. */
export function drawing(d: string, { x, y, width, height }: Frame): Art {
  const scale = Math.max((CARD.width - LEFT) / width, CARD.height / height);
  const stops = STOPS.map((share) => `<stop offset="${share}" stop-color="${hueColour(share, 'dark')}"/>`).join('');
  const box = `x="${LEFT}" y="0" width="${CARD.width - LEFT}" height="${CARD.height}"`;
  const svg = `<svg ${box} viewBox="${x} ${y} ${width} ${height}" preserveAspectRatio="xMaxYMax slice">
<linearGradient id="hues" gradientUnits="userSpaceOnUse" x1="${x}" x2="${x + width}" y1="0" y2="0">${stops}</linearGradient>
${stroke(d, 'url(#hues)', LINE / scale)}</svg>`;
  return { theme: band, from: LEFT, layers: [{ svg: fadeIn(LEFT, LEFT + FADE, svg) }] };
}
