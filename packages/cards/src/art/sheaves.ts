import { hueColour } from '@studio/ui/lines/hues';
import { smoothstep } from '@studio/ui/lines/smoothstep';
import { type Art, CARD } from '../card.ts';
import { fadeIn } from './fade.ts';
import { bundle, graph, stroke } from './lines.ts';
import { band, paper, wash } from './themes.ts';

/** As many lines as there are questions, parted at one. */
export function parted(count: number): Art {
  const apart = 480 / (count - 1);
  const split = Math.ceil(count / 2) - 0.5;
  const lines = (i: number) => {
    const away = Math.abs(i - split) - 0.5;
    const shift = Math.sign(i - split) * Math.max(0, 48 - away * 7.5);
    const level = 75 + apart * i;
    return graph(690, CARD.width + 12, (x) => level + shift * (smoothstep(694, 850, x) - smoothstep(1010, 1196, x)));
  };
  return { theme: paper, from: 690, layers: [{ svg: bundle(count, 'light', lines, 2.5) }] };
}

/** Lines that go round an empty circle, as water round a stone. */
export function around(): Art {
  const [cx, cy, radius, count] = [930, 315, 138, 24];
  const lines = (i: number) => {
    const level = (i - (count - 1) / 2) * 28;
    return graph(560, CARD.width + 12, (x) => cy + streamline(x - cx, level, radius));
  };
  return { theme: band, from: 640, layers: [{ svg: fadeIn(590, 780, bundle(count, 'dark', lines)) }] };
}

/** Solves y·(1 − R²/(x² + y²)) = level: the flow of an ideal fluid round a cylinder. */
function streamline(x: number, level: number, radius: number): number {
  let [low, high] = [0, Math.abs(level) + radius];
  for (let step = 0; step < 40; step++) {
    const y = (low + high) / 2;
    if (y * (1 - radius ** 2 / (x * x + y * y)) < Math.abs(level)) low = y;
    else high = y;
  }
  return Math.sign(level) * high;
}

/** Two sheaves that cross, and cross again. */
export function woven(): Art {
  const count = 11;
  const sheaf = (phase: number) => (i: number) =>
    graph(600, CARD.width + 12, (x) => 315 + (150 + 5 * i) * Math.cos((x - 700) / 118 + phase + i * 0.085));
  const svg = [0, Math.PI].map((phase, k) =>
    Array.from({ length: count }, (_, i) =>
      stroke(sheaf(phase)(i), hueColour((k * count + i) / (2 * count - 1), 'light'), 2.5),
    ).join(''),
  );
  return { theme: wash, from: 660, layers: [{ svg: fadeIn(660, 810, svg.join('')) }] };
}

/** An envelope of chevrons. */
export function envelope(): Art {
  const count = 20;
  const [left, right, top, foot] = [690, 1330, 130, 540];
  const middle = (left + right) / 2;
  const lines = (i: number) =>
    `M${left} ${top + 20.5 * i}L${middle} ${top + 225 + 20.5 * i}L${right} ${top + 20.5 * i}`;
  const clip = `<clipPath id="envelope"><rect x="${left}" y="${top}" width="${right - left}" height="${foot - top}" rx="10"/></clipPath>`;
  const edge = `<rect x="${left}" y="${top}" width="${right - left}" height="${foot - top}" rx="10" fill="none" stroke="hsl(200 80% 54%)" stroke-width="2.5"/>`;
  const svg = `${clip}<g clip-path="url(#envelope)">${bundle(count, 'light', lines, 2.5)}</g>${edge}`;
  return { theme: paper, from: 680, layers: [{ svg }] };
}

/** Speech bubbles, one in another, cut by the right edge. */
export function bubbles(): Art {
  const count = 13;
  const lines = (i: number) => {
    const inset = 16 * i;
    const [left, top, foot] = [690 + inset, 92 + inset, 538 - inset];
    const radius = Math.max(8, 200 - inset);
    return `M1210 ${foot}H${left}V${top + radius}A${radius} ${radius} 0 0 1 ${left + radius} ${top}H1210`;
  };
  return { theme: wash, from: 690, layers: [{ svg: bundle(count, 'light', lines, 2.5) }] };
}
