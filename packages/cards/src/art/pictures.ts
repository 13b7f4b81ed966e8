import { type Art, CARD, type Layer } from '../card.ts';
import { band, on, paper, wash } from './themes.ts';

const { width: WIDTH, height: HEIGHT } = CARD;

/** The cover of a post, over the whole height. */
export const cover = (file: string): Art => ({
  theme: paper,
  from: 744,
  layers: [{ file, x: 740, y: 0, width: WIDTH - 740, height: HEIGHT }],
});

/** Covers in two columns, one lower than the other, cut by three edges. One cover alone has the whole height. */
export function coverWall(files: readonly string[]): Art {
  const [first, second] = files;
  if (first === undefined || second === undefined) return cover(first ?? '');
  const [w, h, gap] = [296, 222, 16];
  const layers = Array.from({ length: 6 }, (_, i): Layer => {
    const file = files[i % files.length] ?? first;
    const [column, row] = [i % 2, Math.floor(i / 2)];
    return {
      file,
      x: 640 + column * (w + gap),
      y: row * (h + gap) - (column === 0 ? 20 : 64),
      width: w,
      height: h,
      radius: 4,
    };
  });
  return { theme: wash, from: 640, layers };
}

/** A portrait whose field is the whole card. */
export const portrait = ({ src, ground }: { readonly src: string; readonly ground: string }): Art => ({
  theme: on(ground),
  from: 644,
  layers: [{ file: src, x: 644, y: 4, width: 516, height: 626, keep: 'top' }],
});

/** Portraits beside each other on one foot. */
export function portraits(all: readonly { readonly src: string; readonly ground: string }[]): Art {
  const width = 600 / all.length;
  const layers = all.flatMap(({ src, ground }, i): Layer[] => {
    const x = 600 + i * width;
    const height = [470, 540, 420, 500][i % 4] ?? 480;
    return [
      { svg: `<rect x="${x}" y="${HEIGHT - height}" width="${width}" height="${height}" fill="${ground}"/>` },
      { file: src, x, y: HEIGHT - height, width, height, keep: 'top' },
    ];
  });
  return { theme: paper, from: 600, layers };
}

/** Numerals of lines. */
export const numerals = (file: string, { width, height }: { readonly width: number; readonly height: number }): Art => {
  const shown = 700;
  return {
    theme: paper,
    from: 700,
    layers: [{ file, x: 470, y: 110, width: shown, height: (shown * height) / width, lineWidth: 3.9 }],
  };
};

/** A project's page in its window, cut by the right edge. */
export const project = (file: string): Art => ({
  theme: band,
  from: 590,
  layers: [{ file, x: 590, y: 132, width: 824, height: 546 }],
});
