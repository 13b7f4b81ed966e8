import { FRAME } from './paths.mjs';

/**
 * Returns the opacity of the art at a point of the frame, from 0 to 1: none under the header, little behind the title and below
 * it, full on the right. The edges of the art within the page fade out.
 * @param {number} x @param {number} y
 */
function opacity(x, y) {
  const header = ramp(y, 36, 190);
  const foot = 1 - ramp(y, FRAME.height - 130, FRAME.height);
  // The lines of text below the title are shorter: the art begins further to the left.
  const beside = 170 * ramp(y, 400, 620);
  const title = 0.12 + 0.18 * ramp(x, 520 - beside, 800 - beside) + 0.7 * ramp(x, 790 - beside, 1010 - beside);
  return header * foot * title;
}

/** A smooth step. @param {number} value @param {number} from @param {number} to */
function ramp(value, from, to) {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** Masks raw RGBA pixels in place. @param {Buffer} pixels @param {number} width @param {number} height */
export function mask(pixels, width, height) {
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const at = 4 * (row * width + column) + 3;
      const alpha = pixels[at] ?? 0;
      if (alpha === 0) continue;
      pixels[at] = alpha * opacity((column * FRAME.width) / width, (row * FRAME.height) / height);
    }
  }
}
