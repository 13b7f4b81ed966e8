import { FRAME } from './paths.mjs';

/** @typedef {import('./springs.mjs').Point} Point */
/** @typedef {'light' | 'dark'} Theme */

/** Colours of the lines by theme. The first frames are blue, the last ones coral. */
const THEMES = {
  light: { saturation: 80, lightness: 52, swing: 5, alpha: 0.27 },
  dark: { saturation: 88, lightness: 67, swing: -3, alpha: 0.38 },
};

/**
 * Draws all lines of all frames over each other on a transparent ground.
 * @param {import('@playwright/test').Page} page
 * @param {readonly Point[][][]} frames
 * @param {Theme} theme
 * @returns {Promise<Buffer>} A PNG of twice the frame's size.
 */
export async function drawExposure(page, frames, theme) {
  const data = await page.evaluate(paint, { frames, ...FRAME, ...THEMES[theme], scale: 2 });
  return Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');
}

/**
 * Runs in the browser.
 * @param {{ frames: readonly Point[][][], width: number, height: number, scale: number, saturation: number,
 *   lightness: number, swing: number, alpha: number }} drawing
 */
function paint({ frames, width, height, scale, saturation, lightness, swing, alpha }) {
  const canvas = document.createElement('canvas');
  canvas.width = width * scale;
  canvas.height = height * scale;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas');
  context.scale(scale, scale);
  context.lineWidth = 1;
  for (const [f, lines] of frames.entries()) {
    const time = f / (frames.length - 1);
    const hue = 200 + 170 * time;
    // Coral is a little lighter and blue a little darker, so that both look equally bright.
    const light = lightness + swing * (2 * time - 1);
    context.strokeStyle = `hsl(${hue} ${saturation}% ${light}% / ${alpha})`;
    for (const points of lines) {
      context.beginPath();
      for (const [i, { x, y }] of points.entries()) {
        const next = points[i + 1];
        if (i === 0) context.moveTo(x, y);
        else if (next !== undefined) context.quadraticCurveTo(x, y, (x + next.x) / 2, (y + next.y) / 2);
      }
      context.stroke();
    }
  }
  return canvas.toDataURL('image/png');
}
