import { smoothstep } from '@studio/ui/lines/springs';
import type { Knot } from './path.ts';

/** A box in CSS pixels of the document. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Measurements of a page, in CSS pixels. */
export interface Page {
  /** Size of the window. */
  readonly width: number;
  readonly height: number;
  /** Everything that the line keeps away from. */
  readonly boxes: readonly Box[];
  /** Lower ends of the titles of sections. */
  readonly titles: readonly number[];
  /** Where the line may begin at the earliest. */
  readonly from: number;
  /** Space beside the container. */
  readonly margin: number;
  /** Upper end of the closing call, beside which the line opens. Absent where the line is not in the margins. */
  readonly closing?: number;
  /** Upper edge of the footer. */
  readonly footer: number;
  /** The lines of the 5 in which the line ends. Absent on a page whose footer has no numerals. */
  readonly goal?: Box;
}

/** A row without boxes. `kind`: below the title of a section, above the closing call, or below it. */
interface Gap {
  readonly top: number;
  readonly bottom: number;
  readonly kind: 'plain' | 'titled' | 'closing' | 'closed';
}

/** An end of a row: the x of a column, its level, and the radius of the turn between them. */
interface End {
  x: number;
  readonly y: number;
  readonly radius: number;
}

/** A part of the line from one column to another. `widths`: shares of the way, and its width there. */
interface Row {
  readonly from: End;
  readonly to: End;
  readonly widths: readonly (readonly [share: number, width: number])[];
  /** Width after the turn at its end, and what is added to it in the middle of that turn. */
  readonly out?: number;
  readonly bulge?: number;
  /** How far it swings up and down on the way. */
  readonly sway?: number;
}

type Side = 'left' | 'right';

/** The distance of the line from every box. */
export const DISTANCE = 24;

/** Margins of this width have room for the line. Beside narrower ones it runs outside of the window, and crosses the page in its gaps. */
export const MARGIN = 72;

/** How far outside of the window that is. */
const BEYOND = 64;

/** Its width where it comes in, where it is narrowest, in a margin at most, and at most in a gap. */
const ENTRY = 46;
const WAIST = 12;
const COLUMN = 36;
const OPEN = 60;

/** Radii of its turns. */
const TURN = { least: 40, most: 84 } as const;

/** Lowest gap that is crossed. */
const CROSSED = 92;

/** Width and least height of free space beside a margin in which the line swings out of it. */
const SWING = 150;

/** Distance between two nodes in a margin. */
const BREATH = 210;

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
const mix = (from: number, to: number, share: number) => from + (to - from) * share;
const middle = ({ top, bottom }: Pick<Box, 'top' | 'bottom'>) => (top + bottom) / 2;

/** Returns the rows of a page in which there is no box, in order, down to the first one that ends in the footer. */
export function gapsOf({ boxes, titles, from, footer, closing }: Page): readonly Gap[] {
  const gaps: Gap[] = [];
  const kindOf = (top: number, bottom: number): Gap['kind'] => {
    if (closing && bottom > closing - 40) return top < closing ? 'closing' : 'closed';
    return titles.some((title) => title <= top && title > top - 90) ? 'titled' : 'plain';
  };
  let end = 0;
  for (const { top, bottom } of boxes.toSorted((a, b) => a.top - b.top)) {
    if (top > end && end >= from) gaps.push({ top: end, bottom: top, kind: kindOf(end, top) });
    end = Math.max(end, bottom);
    if (end > footer) break;
  }
  return gaps;
}

/**
 * Returns the nodes of the line: it comes in by the right edge, runs down the margins, crosses from one to the other in the gaps between the
 * boxes, goes round outside of the window where something is as wide as the page, and ends in the numerals of the footer.
 */
export function route(page: Page): readonly Knot[] {
  const { width, height, boxes, margin, footer, goal } = page;
  const hasMargins = margin >= MARGIN;
  const outside = { left: -BEYOND, right: width + BEYOND } as const;
  const lanes = hasMargins ? { left: margin / 2, right: width - margin / 2 } : outside;
  const widest = hasMargins ? Math.min(margin - 2 * DISTANCE - 2, COLUMN) : COLUMN;
  const mostTurn = hasMargins ? TURN.most : BEYOND;
  const edge = Math.min(lanes.left + BEYOND, 2 * TURN.least) / 2;

  /** Returns the levels at which boxes reach into a column that is `reach` wider than the line towards the middle. */
  const blocksOf = (side: Side, reach: number) => {
    const blocks: { top: number; bottom: number }[] = [];
    const space = widest / 2 + DISTANCE - 0.5;
    const [left, right] = side === 'left' ? [space, space + reach] : [space + reach, space];
    for (const { left: from, top, right: to, bottom } of boxes.toSorted((a, b) => a.top - b.top)) {
      if (from > lanes[side] + right || to < lanes[side] - left || bottom < page.from) continue;
      const last = blocks.at(-1);
      if (last && top < last.bottom + 2 * (TURN.least + DISTANCE)) last.bottom = Math.max(last.bottom, bottom);
      else blocks.push({ top, bottom });
    }
    return blocks;
  };

  const gaps = gapsOf(page).filter((gap) => gap.bottom - gap.top >= CROSSED && gap.kind !== 'closed');
  const first = hasMargins && gaps[0] && middle(gaps[0]) < 1.2 * height ? gaps.shift() : undefined;
  const begin = first ? middle(first) : Math.max(page.from + 60, 0.3 * height);
  const end = goal ? middle(goal) : footer - DISTANCE;

  /** Returns the row by which the line leaves a margin to the outside, or comes back. */
  const passage = (side: Side, y: number, out: boolean): Row => {
    const [from, to] = out ? [lanes, outside] : [outside, lanes];
    const ends = { from: { x: from[side], y, radius: edge }, to: { x: to[side], y, radius: edge } };
    return { ...ends, widths: out ? [] : [[0.2, ENTRY]] };
  };

  const crossing = (gap: Gap, side: Side): Row => {
    const next = side === 'right' ? 'left' : 'right';
    const room = gap.bottom - gap.top - 2 * DISTANCE;
    const open = Math.min(OPEN, 0.66 * room);
    const [rise, sway] = [Math.min(0.6 * (room - open), 120), Math.min(0.2 * (room - open), 20)];
    const [from, to] = [middle(gap) - rise / 2, middle(gap) + rise / 2];
    const widths = LENSES.map(
      ([share, w]) => [side === 'right' ? share : 1 - share, Math.max(WAIST, w * open)] as const,
    );
    // With these radii a turn goes round the corner of the box beside it.
    const [radius, radiusOut] = [from - gap.top, gap.bottom - to].map((least) => clamp(least, TURN.least, mostTurn));
    const isClosing = gap.kind === 'closing';
    const words = boxes.filter((box) => box.top >= gap.bottom && box.bottom <= footer).map((box) => box.right);
    const around = isClosing ? Math.min(footer - to, lanes.right - Math.max(...words) - 100) : 0;
    return {
      from: { x: lanes[side], y: from, radius: radius ?? TURN.least },
      to: { x: lanes[next], y: to, radius: Math.max(radiusOut ?? TURN.least, around) },
      widths: side === 'right' ? widths : widths.toReversed(),
      sway: isClosing ? 0 : sway,
      ...(isClosing && { widths: [[0.3, ENTRY * 0.6]], bulge: around / 4 }),
    };
  };

  const rows: Row[] = hasMargins ? [passage('right', begin, false)] : [];
  /** Adds a row that begins in a column, and before it the ways round what is as wide as the page. */
  const addRow = (side: Side, row: Row) => {
    for (const { top, bottom } of hasMargins ? blocksOf(side, 0) : []) {
      const before = rows.at(-1)?.to;
      if (!before || bottom < before.y || top > row.from.y) continue;
      const [leave, enter] = [top - DISTANCE - widest / 2, bottom + DISTANCE + ENTRY / 2 + 4];
      if (leave - before.y > before.radius + edge) rows.push(passage(side, leave, true));
      else before.x = outside[side];
      if (row.from.y - enter > row.from.radius + edge) rows.push(passage(side, enter, false));
      else row.from.x = outside[side];
    }
    rows.push(row);
  };
  let side: Side = 'right';
  for (const gap of crossings(gaps, begin - height, hasMargins, height)) {
    addRow(side, crossing(gap, side));
    side = side === 'right' ? 'left' : 'right';
  }
  if (goal) {
    const out = goal.bottom - goal.top;
    const from = { x: lanes.right, y: end, radius: clamp(lanes.right - goal.right - 4, out / 2 + 6, 64) };
    addRow('right', { from, to: { x: goal.right, y: end, radius: 0 }, widths: [], out });
  } else if (hasMargins) addRow('right', passage('right', end, true));

  const knots: Knot[] = [];
  const add = (x: number, y: number, w: number) => knots.push({ x, y, w });
  /** Adds a quarter circle into a row, or out of it. Its width changes as its level does: no line of it turns back. */
  const turn = ({ x, y, radius }: End, inwards: number, into: boolean, w: readonly [number, number], bulge = 0) => {
    const count = radius > 0 ? 4 + Math.round(radius / 80) : 0;
    for (let k = 0; k <= count; k += 1) {
      const angle = (((into ? k : count - k) / (count || 1)) * Math.PI) / 2;
      const down = (Math.sin(angle) - 1) * (into ? 1 : -1);
      const wide = mix(...w, into ? 1 + down : down) + bulge * Math.sin(2 * angle) ** 2;
      add(x + inwards * radius * (1 - Math.cos(angle)), y + radius * down, wide);
    }
  };
  /** Adds nodes down a column: the line's width and place breathe, and it swings out of the margin where there is room beside it. */
  const descend = (x: number, from: number, to: number) => {
    const inwards = x > width / 2 ? -1 : 1;
    if (x < 0 || x > width) return;
    let y = from;
    const fill = (until: number) => {
      const count = Math.round((until - y) / BREATH);
      for (let k = 1; k < count; k += 1) {
        const wide = k % 2 === 0;
        add(x - inwards * (wide ? 0 : (widest - WAIST) / 3), mix(y, until, k / count), wide ? widest : WAIST);
      }
      y = until;
    };
    let free = from;
    for (const { top, bottom } of [...blocksOf(inwards < 0 ? 'right' : 'left', SWING), { top: to, bottom: to }]) {
      const [above, below] = [Math.max(free, from) + DISTANCE + widest / 2, Math.min(top, to) - DISTANCE - widest / 2];
      free = Math.max(free, bottom);
      if (below - above < SWING) continue;
      fill(above);
      add(x, above, WAIST);
      const depth = Math.min(SWING - OPEN / 2, 0.24 * (below - above));
      add(x + inwards * depth, (above + below) / 2, Math.min(OPEN, 0.2 * (below - above)));
      add(x, below, WAIST);
      y = below;
    }
    fill(to);
  };
  for (const [k, { from, to, widths, out = COLUMN / 2, bulge, sway = 0 }] of rows.entries()) {
    const before = rows[k - 1]?.to;
    if (before) descend(from.x, before.y + before.radius, from.y - from.radius);
    const inwards = Math.sign(to.x - from.x);
    turn(from, inwards, true, [Math.min(widest, out), widths[0]?.[1] ?? out]);
    const [a, b] = [from.x + inwards * from.radius, to.x - inwards * to.radius];
    for (const [share, w] of widths) {
      const y = mix(from.y, to.y, smoothstep(0, 1, share)) - sway * Math.sin(2 * Math.PI * share);
      add(mix(a, b, share), y, w);
    }
    turn(to, -inwards, false, [widths.at(-1)?.[1] ?? out, out], bulge);
  }
  return knots;
}

/**
 * Chooses the gaps in which the line crosses the page: high ones, below titles, about a window apart, and an even number, because it begins
 * and ends at the right.
 */
function crossings(gaps: readonly Gap[], begin: number, hasMargins: boolean, apart: number): readonly Gap[] {
  const chains: { readonly score: number; readonly gaps: readonly Gap[] }[] = [{ score: 0, gaps: [] }];
  const best = (of: typeof chains, odd: number) =>
    of.filter((chain) => chain.gaps.length % 2 === odd).toSorted((a, b) => b.score - a.score)[0];
  for (const gap of gaps) {
    const longer = chains.flatMap((chain) => {
      if (gap.kind === 'closing' && chain.gaps.length % 2 === 0) return [];
      const last = chain.gaps.at(-1);
      const close = Math.max(0, 1 - (middle(gap) - (last ? middle(last) : begin)) / apart);
      const bonus = hasMargins ? BONUS[gap.kind] : 0;
      const score = chain.score + Math.min(gap.bottom - gap.top, 240) / 240 + bonus - 3 * close;
      return [{ score, gaps: [...chain.gaps, gap] }];
    });
    // Of the chains that end here, the best to the left and the best to the right.
    chains.push(...[best(longer, 0), best(longer, 1)].filter((chain) => chain !== undefined));
  }
  return best(chains, 0)?.gaps ?? [];
}

/** What speaks for a crossing beside the height of its gap. */
const BONUS = { plain: -0.7, titled: 0.4, closing: 1, closed: 0 } as const;

/** Nodes of a crossing from right to left: shares of the way, and of the width of the widest lens. */
const LENSES = [
  [0.08, 0.5],
  [0.32, 1],
  [0.58, 0.2],
  [0.78, 0.6],
  [0.95, 0.25],
] as const;
