import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FRAME, PATHS } from '@studio/pictures/hero-paths';
import { exposureColour, FRAMES, sheafOf, timeOf } from '@studio/ui/lines/exposure';
import { move } from '@studio/ui/lines/springs';
import { PICTURES } from './lib/repository.mjs';

/**
 * What a picture keeps of the exposure: every nth line, frame and node. `alpha` is that of a line in the light theme and in the
 * dark one.
 * @typedef {{ lines: number, frames: number, nodes: number, alpha: readonly [number, number] }} Detail
 */

/** The whole picture of a slide, where the page draws none. @type {Detail} */
const WHOLE = { lines: 4, frames: 1, nodes: 4, alpha: [0.45, 0.55] };

/** The picture that stands on the first slide until it is drawn. @type {Detail} */
const SKETCH = { lines: 7, frames: 3, nodes: 5, alpha: [0.22, 0.26] };

/** Writes the pictures of the four slides: the same lines as the page draws, as vectors, in the colours of the system's theme. */
export function makeHero() {
  mkdirSync(join(PICTURES, 'hero'), { recursive: true });
  for (const [i, path] of PATHS.entries()) write(`slide-${i + 1}`, svg(path, WHOLE));
  for (const path of PATHS.slice(0, 1)) write('sketch', svg(path, SKETCH));
}

/** @param {string} name @param {string} text */
function write(name, text) {
  writeFileSync(join(PICTURES, `hero/${name}.svg`), text);
  console.log(`${name}.svg ${(text.length / 1000).toFixed(1)} kB`);
}

/** @param {import('@studio/ui/lines/exposure').Path} path @param {Detail} detail */
function svg(path, { lines, frames, nodes, alpha: [light, dark] }) {
  const sheaf = sheafOf(path, lines);
  const drawn = Array.from({ length: FRAMES }, (_, frame) => {
    for (const trail of sheaf) move(trail, path(timeOf(frame)));
    const hue = Math.round(200 + 170 * timeOf(frame));
    const d = sheaf.map((trail) => curve(trail, nodes)).join('');
    return frame % frames === 0 ? `<path stroke="${exposureColour(frame, 'light')}" style="--h:${hue}" d="${d}"/>` : '';
  });
  const style = `<style>@media(prefers-color-scheme:dark){g{stroke-opacity:${dark}}path{stroke:hsl(var(--h) 88% 67%)}}</style>`;
  const frame = `viewBox="0 0 ${FRAME.width} ${FRAME.height}" width="${FRAME.width}" height="${FRAME.height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${frame} fill="none">${style}<g stroke-opacity="${light}">${drawn.join('')}</g></svg>\n`;
}

/**
 * A smooth line through the midpoints between the nodes that are kept, in whole px, each point relative to the one before.
 * @param {import('@studio/ui/lines/springs').Trail} trail @param {number} nth
 */
function curve({ x, y }, nth) {
  const kept = Array.from(x, (left, i) => ({ x: left, y: y[i] ?? 0 })).filter((_, i) => i % nth === 0);
  const rounded = kept.map((point) => ({ x: Math.round(point.x), y: Math.round(point.y) }));
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
