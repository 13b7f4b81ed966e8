import type { Art } from '../card.ts';
import { fadeIn } from './fade.ts';
import { bundle, graph, type Point, px, smoothstep, swung, through } from './lines.ts';
import { offsetPath } from './offset-path.ts';
import { band } from './themes.ts';

/** Lines of every drawing of a service. */
const LINES = 27;
const each = <T>(draw: (i: number) => T): T[] => Array.from({ length: LINES }, (_, i) => draw(i));

const onBand = (from: number, svg: string): Art => ({ theme: band, from, layers: [{ svg }] });

/** A door of arches, 15 apart. */
export const door = (): Art =>
  onBand(
    660,
    fadeIn(
      640,
      800,
      bundle(LINES, 'band', (i) => {
        const r = 25 + 15 * i;
        return `M${1008 - r} 640V322A${r} ${r} 0 0 1 ${1008 + r} 322V640`;
      }),
    ),
  );

/** A W whose three blocks of nine lines begin one lower than the other. */
export function columns(): Art {
  const radius = 94;
  const lines = each((i) => {
    const top = 56 + 46 * Math.floor(i / 9);
    return offsetPath({ x: 716, y: top, direction: -90 }, (13 - i) * 6, [
      { straight: 424 - top },
      { turn: 180, radius },
      { straight: 160 },
      { turn: -180, radius },
      { straight: 160 },
      { turn: 180, radius },
      { straight: 160 },
      { turn: -90, radius },
      { straight: 200 },
    ]);
  });
  return onBand(620, swung('band', [638, 1200], lines, 2));
}

/** Four layers, seen from above; three of them run on. */
export function layers(): Art {
  const [cx, half, slope] = [962, 262, 0.46];
  const rhombi = Array.from({ length: 6 }, (_, i) => {
    const [w, h] = [half * (1 - 0.155 * i), half * slope * (1 - 0.155 * i)];
    return `M${px(cx - w)} 178L${cx} ${px(178 - h)}L${px(cx + w)} 178L${cx} ${px(178 + h)}Z`;
  });
  const chevrons = Array.from({ length: 21 }, (_, i) => {
    const y = 246 + 92 * Math.floor(i / 7) + 8.5 * (i % 7);
    const bend = y + half * slope - (half - 52) * slope;
    return `M${cx - half} ${px(y)}L${cx} ${px(y + half * slope)}L${cx + half - 52} ${px(bend)}Q${cx + half} ${px(y)} ${cx + half + 70} ${px(y)}H1210`;
  });
  return onBand(690, swung('band', [cx - half, 1200], [...rhombi, ...chevrons]));
}

/** Waves from one source, in pulses. */
export function pulse(): Art {
  let radius = 56;
  const lines = each((i) => {
    radius += 0.92 * (17 + i) * (1 + 0.72 * Math.sin(0.78 * i - 0.4));
    const end = (72 * Math.PI) / 180;
    return `M${px(622 + radius)} 630A${px(radius)} ${px(radius)} 0 0 0 ${px(622 + radius * Math.cos(end))} ${px(630 - radius * Math.sin(end))}`;
  });
  return onBand(640, swung('band', [622, 1200], lines));
}

/** Places across a scallop, from -1 to 1: dense at both ends, where it is steepest. */
const SCALLOP = Array.from({ length: 24 }, (_, k) => -Math.cos((Math.PI * k) / 23));

/** A straight bar that lets itself down into an awning. */
export function awning(): Art {
  const lines = each((i) => {
    const u = i / (LINES - 1);
    const points = Array.from({ length: 6 }, (_, scallop) =>
      SCALLOP.map((p): Point => {
        const x = 1330 - (530 - 132 * (scallop + (p + 1) / 2)) * (1 + 0.34 * u);
        const y = 112 + 20 * i + 92 * u ** 1.7 * Math.sqrt(1 - p * p);
        return [1200 + (x - 1310) * 0.78, y * 0.8];
      }),
    );
    return through(points.flat());
  });
  return onBand(660, swung('band', [660, 1200], lines));
}

/** Whatever comes in falls into order, and rises. */
export function order(): Art {
  const lines = each((i) => {
    const [level, turn, top, corner] = [594 - 9 * i, 1258 - 15 * i, 28 + 9.5 * i, 22];
    // A fixed shuffle of the lines, and two waves of their own.
    const shuffled = 594 - 9 * ((i * 11 + 5) % LINES);
    const at = (x: number) => {
      const own = 1 - smoothstep(640, 850, x);
      const wave =
        (18 + ((i * 7) % 23)) * Math.sin(x * (0.012 + 0.0006 * ((i * 5) % 11)) + i) + 10 * Math.sin(x * 0.038 + 2 * i);
      return level + own * (shuffled - level + wave);
    };
    return `${graph(600, turn - corner, at)}L${turn - corner} ${level}Q${turn} ${level} ${turn} ${level - corner}V${px(top)}`;
  });
  return onBand(640, fadeIn(610, 700, swung('band', [620, 1200], lines)));
}
