import { CARD } from '../card.ts';

/** Returns a fragment that is not seen left of `from`, and fully right of `to`. */
export function fadeIn(from: number, to: number, svg: string): string {
  const stops = '<stop offset="0" stop-color="#000"/><stop offset="1" stop-color="#fff"/>';
  return `<linearGradient id="fade" gradientUnits="userSpaceOnUse" x1="${from}" x2="${to}" y1="0" y2="0">${stops}</linearGradient>
<mask id="faded" maskUnits="userSpaceOnUse" x="0" y="0" width="${CARD.width}" height="${CARD.height}"><rect width="${CARD.width}" height="${CARD.height}" fill="url(#fade)"/></mask>
<g mask="url(#faded)">${svg}</g>`;
}
