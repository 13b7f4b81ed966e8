import { serviceSlugs } from '@studio/content/choices';
import { servicePosters } from '../../content/service-drawings.ts';
import { REST } from './motion.ts';
import type { Pen } from './pen.ts';
import { lineOf, type Poster, posters, STROKE } from './posters.ts';

/** Returns the SVG files of the stills by name: each service's poster. */
export function stillFiles(): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const slug of serviceSlugs) {
    const { wide, phone } = posters[servicePosters[slug]];
    files.set(`${slug}-closed`, svgOf(wide, 0, STROKE.wide));
    files.set(`${slug}-open`, svgOf(wide, 1, STROKE.wide));
    files.set(`${slug}-phone`, svgOf(phone, REST, STROKE.phone));
  }
  return files;
}

/** Rounds to a tenth of a unit. */
const short = (value: number) => String(Math.round(value * 10) / 10 + 0);

/** Returns a pen that writes path data, and a function that returns the data. */
function pathPen(): { readonly pen: Pen; readonly data: () => string } {
  let data = '';
  let at = '';
  const write = (command: string, ...numbers: number[]) => {
    const to = numbers.slice(-2).map(short).join(' ');
    if (command === 'L' && to === at) return;
    data += command + numbers.map(short).join(' ');
    at = to;
  };
  const ellipse: Pen['ellipse'] = (x, y, rx, ry, _, from, to, left = false) => {
    const point = (angle: number) => [x + rx * Math.cos(angle), y + ry * Math.sin(angle)] as const;
    write(data === '' ? 'M' : 'L', ...point(from));
    write('A', rx, ry, 0, Number(Math.abs(to - from) > Math.PI + 1e-6), Number(!left), ...point(to));
  };
  const pen: Pen = {
    moveTo: (x, y) => write('M', x, y),
    lineTo: (x, y) => write(data === '' ? 'M' : 'L', x, y),
    quadraticCurveTo: (...numbers) => write('Q', ...numbers),
    bezierCurveTo: (...numbers) => write('C', ...numbers),
    arc: (x, y, radius, from, to, left) => ellipse(x, y, radius, radius, 0, from, to, left),
    ellipse,
  };
  return { pen, data: () => data };
}

export function dataOf(poster: Poster, t: number): string {
  const { pen, data } = pathPen();
  for (let k = 0; k < poster.lines; k += 1) poster.line(pen, lineOf(poster, k), t);
  return data();
}

/**
 * Returns an SVG file of a poster at `t`, whose lines are `stroke` px wide in any size. Only its coverage is used: the file is a mask, or
 * its element `lines` is shown in one.
 */
export function svgOf(poster: Poster, t: number, stroke: number): string {
  const { x, y, width, height } = poster.frame;
  const frame = [x, y, width, height].map(short).join(' ');
  return `<svg id="lines" xmlns="http://www.w3.org/2000/svg" viewBox="${frame}" width="${short(width)}" height="${short(height)}" preserveAspectRatio="xMaxYMax slice" fill="none" stroke="#000" stroke-width="${stroke}" stroke-linejoin="round"><path vector-effect="non-scaling-stroke" d="${dataOf(poster, t)}"/></svg>\n`;
}
