import { endOf, expose, FRAMES, type Subject, timeOf } from '@studio/ui/lines/exposure';
import { hueColour } from '@studio/ui/lines/hues';
import { trace } from '@studio/ui/lines/painter';
import { NODES, smoothstep } from '@studio/ui/lines/springs';
import { type Art, band, CARD, paper, type Style, wash } from './card.ts';

/** Right end of lines that the card's edge crops. */
const BEYOND = CARD.width + 12;

const px = (value: number): number => Math.round(value * 10) / 10;

const stroke = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"/>`;

/** Returns `count` lines, coloured in order from blue to coral. */
const bundle = (count: number, theme: 'light' | 'dark', line: (i: number) => string, width = 2.5): string =>
  Array.from({ length: count }, (_, i) => stroke(line(i), hueColour(i / (count - 1), theme), width)).join('');

/** Returns the path data of the line through `f(x)`, with a point every 6 px. */
const graph = (from: number, f: (x: number) => number): string =>
  Array.from({ length: Math.floor((BEYOND - from) / 6) + 1 }, (_, i) => from + 6 * i)
    .map((x, i) => `${i === 0 ? 'M' : 'L'}${x} ${px(f(x))}`)
    .join('');

/** Makes a layer transparent left of `from` and opaque right of `to`. */
const fadeIn = (from: number, to: number): Style => ({
  maskImage: `linear-gradient(to right, transparent ${from}px, black ${to}px)`,
});

/** One line for each question, with a gap in the middle. */
export function parted(count: number): Art {
  const apart = 480 / (count - 1);
  const split = Math.ceil(count / 2) - 0.5;
  const line = (i: number) => {
    const shift = Math.sign(i - split) * Math.max(0, 48 - (Math.abs(i - split) - 0.5) * 7.5);
    return graph(690, (x) => 75 + apart * i + shift * (smoothstep(694, 850, x) - smoothstep(1010, 1196, x)));
  };
  return { theme: paper, from: 690, layers: [{ svg: bundle(count, 'light', line) }] };
}

/** Lines that flow around a circle, as water around a stone. */
export function around(): Art {
  const [cx, cy, radius, count] = [930, 315, 138, 24];
  const line = (i: number) => graph(560, (x) => cy + streamline(x - cx, (i - (count - 1) / 2) * 28, radius));
  return { theme: band, from: 640, layers: [{ svg: bundle(count, 'dark', line, 2.25), style: fadeIn(590, 780) }] };
}

/** Solves y·(1 − R²/(x² + y²)) = level by bisection: the flow of an ideal fluid around a cylinder. */
function streamline(x: number, level: number, radius: number): number {
  let [low, high] = [0, Math.abs(level) + radius];
  for (let step = 0; step < 40; step++) {
    const y = (low + high) / 2;
    if (y * (1 - radius ** 2 / (x * x + y * y)) < Math.abs(level)) low = y;
    else high = y;
  }
  return Math.sign(level) * high;
}

/** Two strands of lines that cross twice. */
export function woven(): Art {
  const count = 11;
  const line = (i: number) => {
    const [strand, k] = [Math.floor(i / count), i % count];
    return graph(600, (x) => 315 + (150 + 5 * k) * Math.cos((x - 700) / 118 + Math.PI * strand + k * 0.085));
  };
  return { theme: wash, from: 660, layers: [{ svg: bundle(2 * count, 'light', line), style: fadeIn(660, 810) }] };
}

/** An envelope of chevrons. */
export function envelope(): Art {
  const [left, right, top, foot] = [690, 1330, 130, 540];
  const middle = (left + right) / 2;
  const line = (i: number) => `M${left} ${top + 20.5 * i}L${middle} ${top + 225 + 20.5 * i}L${right} ${top + 20.5 * i}`;
  const box = `x="${left}" y="${top}" width="${right - left}" height="${foot - top}" rx="10"`;
  const svg = `<clipPath id="envelope"><rect ${box}/></clipPath>
<g clip-path="url(#envelope)">${bundle(20, 'light', line)}</g>
<rect ${box} fill="none" stroke="${hueColour(0, 'light')}" stroke-width="2.5"/>`;
  return { theme: paper, from: 680, layers: [{ svg }] };
}

/** Nested speech bubbles, cropped by the right edge. */
export function bubbles(): Art {
  const line = (i: number) => {
    const inset = 16 * i;
    const [left, top, foot] = [690 + inset, 92 + inset, 538 - inset];
    const radius = Math.max(8, 200 - inset);
    return `M1210 ${foot}H${left}V${top + radius}A${radius} ${radius} 0 0 1 ${left + radius} ${top}H1210`;
  };
  return { theme: wash, from: 690, layers: [{ svg: bundle(13, 'light', line) }] };
}

/** A slide's art as the home page draws it, cropped by the right edge. */
export function exposure(subject: Subject): Art {
  const isSheaf = typeof subject !== 'function';
  const next = expose(subject, isSheaf ? 1 : 2, isSheaf ? 7 : NODES);
  const end = endOf(subject);
  const frames = Array.from({ length: FRAMES }, (_, frame) => {
    let d = '';
    const pen = {
      moveTo: (...point: number[]) => (d += `M${point.map(px).join(' ')}`),
      quadraticCurveTo: (...points: number[]) => (d += `Q${points.map(px).join(' ')}`),
    };
    for (const line of next()) trace(pen, line);
    return `<path stroke="${hueColour(timeOf(frame), 'light')}" d="${d}"/>`;
  });
  const transform = `translate(890 315) scale(.83) translate(${-end.x} ${-end.y})`;
  const svg = `<g fill="none" stroke-opacity="${isSheaf ? 0.6 : 0.27}" transform="${transform}">${frames.join('')}</g>`;
  return { theme: paper, from: 700, layers: [{ svg, style: fadeIn(380, 800) }] };
}
