import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FRAME, PATHS } from '@studio/pictures/hero-paths';
import { expose, FRAMES, timeOf } from '@studio/ui/lines/exposure';
import { hueAt, hueColour } from '@studio/ui/lines/hues';
import { NODES } from '@studio/ui/lines/springs';
import { PICTURES } from './lib/repository.mjs';

/** @typedef {import('@studio/ui/lines/exposure').Subject} Subject */

/**
 * The detail of a picture of the exposure: every nth line, frame and node, and every nth px.
 * @typedef {{ lines: number, frames: number, nodes: number, px: number }} Detail
 */

/** The whole picture of a slide, where the page draws none. @type {Detail} */
const WHOLE = { lines: 4, frames: 1, nodes: 4, px: 1 };

/** The picture that stands on the first slide until it is drawn. @type {Detail} */
const SKETCH = { lines: 7, frames: 3, nodes: 4, px: 2 };

/** Opacity of a line of a whole picture by theme. */
const ALPHA = { light: 0.45, dark: 0.55 };

/** Writes the pictures of the hero: the same lines as the page draws, as vectors. */
export function makeHero() {
  mkdirSync(join(PICTURES, 'hero'), { recursive: true });
  for (const [i, path] of PATHS.entries()) write(`slide-${i + 1}`, whole(path));
  for (const path of PATHS.slice(0, 1)) write('sketch', sketch(path));
}

/** @param {string} name @param {string} text */
function write(name, text) {
  writeFileSync(join(PICTURES, `hero/${name}.svg`), text);
  console.log(`${name}.svg ${(text.length / 1000).toFixed(1)} kB`);
}

/** A picture in the colours of the system's theme. @param {Subject} path */
function whole(path) {
  const paths = exposed(path, WHOLE).map(({ frame, d }) => {
    return `<path stroke="${hueColour(timeOf(frame), 'light')}" style="--h:${hueAt(timeOf(frame))}" d="${d}"/>`;
  });
  const style = `<style>@media(prefers-color-scheme:dark){g{stroke-opacity:${ALPHA.dark}}path{stroke:hsl(var(--h) 88% 67%)}}</style>`;
  return svg(WHOLE, `${style}<g stroke-opacity="${ALPHA.light}">${paths.join('')}</g>`);
}

/** Lines with the id `lines`, which the page uses; `--ink` is the saturation and lightness of their colours. @param {Subject} path */
function sketch(path) {
  const paths = exposed(path, SKETCH).map(
    ({ frame, d }) => `<path stroke="hsl(${hueAt(timeOf(frame))} var(--ink))" d="${d}"/>`,
  );
  return svg(SKETCH, `<g id="lines">${paths.join('')}</g>`);
}

/** @param {Detail} detail @param {string} content */
const svg = ({ px }, content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${FRAME.width / px} ${FRAME.height / px}" fill="none">${content}</svg>\n`;

/** Returns the lines of every nth frame as data of an SVG path. @param {Subject} path @param {Detail} detail */
function exposed(path, { lines, frames, nodes, px }) {
  const isSheaf = typeof path !== 'function';
  const next = expose(path, isSheaf ? 2 : lines, isSheaf ? 4 : NODES);
  const all = Array.from({ length: FRAMES }, (_, frame) => ({
    frame,
    d: next()
      .map((line) => curve(line, isSheaf ? 1 : nodes, px))
      .join(''),
  }));
  return all.filter(({ frame, d }) => frame % frames === 0 && d !== '');
}

/**
 * A smooth line through the midpoints between the nodes that are kept, in whole units of so many px, each point relative to
 * the one before.
 * @param {import('@studio/ui/lines/exposure').Line} line @param {number} nth @param {number} px
 */
function curve({ x, y }, nth, px) {
  const nodes = Array.from(x, (left, i) => ({ x: left, y: y[i] ?? 0 })).filter((_, i) => i % nth === 0);
  const rounded = nodes.map((point) => ({ x: Math.round(point.x / px), y: Math.round(point.y / px) }));
  const points = rounded.filter(
    (point, i) => i === 0 || point.x !== rounded[i - 1]?.x || point.y !== rounded[i - 1]?.y,
  );
  const [first, ...rest] = points;
  if (first === undefined || rest.length < 2) return '';
  let [atX, atY] = [first.x, first.y];
  const segments = rest.slice(0, -1).map((control, i) => {
    const next = rest[i + 1] ?? control;
    const isLast = i === rest.length - 2;
    const [toX, toY] = isLast
      ? [next.x, next.y]
      : [Math.round((control.x + next.x) / 2), Math.round((control.y + next.y) / 2)];
    const numbers = [control.x - atX, control.y - atY, toX - atX, toY - atY];
    [atX, atY] = [toX, toY];
    return numbers.join(' ').replaceAll(' -', '-');
  });
  return `M${first.x} ${first.y}q${segments.join(' ').replaceAll(' -', '-')}`;
}
