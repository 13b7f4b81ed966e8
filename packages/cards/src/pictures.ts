import { type Art, band, CARD, type Layer, paper, wash } from './card.ts';

const { width: WIDTH, height: HEIGHT } = CARD;

/** A picture over the whole height of the card, such as the cover of a post. */
export const cover = (file: Uint8Array): Art => ({
  theme: paper,
  from: 744,
  layers: [{ file, x: 740, y: 0, width: WIDTH - 740, height: HEIGHT }],
});

/** Covers of posts in two columns. */
export const coverWall = (files: readonly Uint8Array[]): Art => wall(files, 2, 0.75);

/** Pages of websites in columns. */
export const siteWall = (files: readonly Uint8Array[], columns: number): Art => wall(files, columns, 1.25);

/** Pictures in columns that begin at different heights, cropped by the card's edges. Repeats pictures to fill the card. */
function wall(files: readonly Uint8Array[], columns: number, ratio: number): Art {
  const [left, gap] = [640, 16];
  const width = (WIDTH + 40 - left - gap * (columns - 1)) / columns;
  const height = width * ratio;
  const rows = Math.ceil((HEIGHT + height) / (height + gap));
  const layers = Array.from({ length: rows * columns }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const x = left + column * (width + gap);
    const y = row * (height + gap) - ((column * 0.37) % 1) * height * 0.8 - 20;
    const file = files[i % files.length];
    return { ...(file && { file }), x, y, width, height, crop: 'bottom', style: { borderRadius: 4 } } as const;
  });
  return { theme: wash, from: left, layers: layers.filter(({ y }) => y < HEIGHT) };
}

/** A portrait, cropped at the bottom. */
export const portrait = (file: Uint8Array): Art => ({
  theme: wash,
  from: 644,
  layers: [{ file, x: 644, y: 4, width: 516, height: 626, crop: 'bottom' }],
});

/** Portraits side by side, in different heights. */
export function portraits(files: readonly Uint8Array[]): Art {
  const width = 600 / files.length;
  const layers = files.map((file, i) => {
    const height = [470, 540, 420, 500][i % 4] ?? 480;
    return { x: 600 + i * width, y: HEIGHT - height, width, height, file, crop: 'bottom' } as const;
  });
  return { theme: wash, from: 600, layers };
}

/** A project's page in its window, cropped by the right edge. */
export const project = (file: Uint8Array): Art => ({
  theme: band,
  from: 590,
  layers: browser(file, 590, 116, 824, HEIGHT - 116),
});

/** A browser window: the top of a page under a bar with three dots. */
function browser(file: Uint8Array, x: number, y: number, width: number, height: number): Layer[] {
  const bar = Math.min(37, width * 0.075);
  const size = bar * 0.26;
  const dots = [0, 1, 2].map((i) => ({
    x: x + bar * (0.62 + i * 0.44) - size / 2,
    y: y + (bar - size) / 2,
    width: size,
    height: size,
    style: { borderRadius: size, backgroundColor: 'oklch(.62 .02 295 / .7)' },
  }));
  // Translucent boxes: a blurred shadow takes half a second to render.
  const shadow = [24, 16, 8].map((spread) => ({
    x: x - spread / 2,
    y: y + spread,
    width: width + spread,
    height,
    style: { borderRadius: spread, backgroundColor: 'oklch(.19 .03 295 / .035)' },
  }));
  const style = { borderRadius: 8, backgroundColor: '#fff', border: '1px solid oklch(.19 .03 295 / .13)' };
  return [
    ...shadow,
    { x, y, width, height: height + 8, style },
    ...dots,
    { file, x, y: y + bar, width, height: height - bar, crop: 'bottom' },
  ];
}

/** One website in a window. */
export const site = (file: Uint8Array): Art => ({
  theme: wash,
  from: 640,
  layers: browser(file, 640, 84, 496, HEIGHT - 84),
});

/** Two websites in overlapping windows. */
export const twoSites = (back: Uint8Array, front: Uint8Array): Art => ({
  theme: wash,
  from: 640,
  layers: [...browser(back, 640, 72, 430, 590), ...browser(front, 888, 262, 400, 460)],
});
