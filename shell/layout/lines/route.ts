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
  /** The words of the closing call, beside which the line opens. */
  readonly closing?: Box;
  /** Upper edge of the footer. */
  readonly footer: number;
  /** The lines of the 5 in which the line ends. Absent on a page whose footer has no numerals. */
  readonly goal?: Box;
}

type Side = 'left' | 'right';

/** A row without boxes. `kind`: below the title of a section, above the closing call, or below it. */
interface Gap {
  readonly top: number;
  readonly bottom: number;
  readonly kind: 'plain' | 'titled' | 'closing' | 'closed';
}

/** Windows below this width have no room for the line but the right margin, and the gaps beside it. */
const NARROW = 1024;

/** How far beyond the edge of the window the line begins and ends. */
const BEYOND = 40;

/** Width with which the line comes in, of its widest lens, and of its narrowest place. */
const ENTRY = 46;
const OPEN = 58;
const WAIST = 12;

/** Radii of its turns. */
const TURN = { least: 40, most: 84 } as const;

/** Lowest gap that is crossed, and the distance of two crossings below which they are too close, as a share of the window's height. */
const CROSSED = 92;
const APART = 1;

/** Distance between two nodes in a margin. */
const BREATH = 230;

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
const mix = (from: number, to: number, share: number) => from + (to - from) * share;

/** The distance to keep, by the margin that a window has. */
export const distanceOf = (margin: number): number => (margin >= 72 ? 24 : margin >= 30 ? 12 : 6);

/** Returns the rows of a page in which there is no box, in order, down to the first one that ends in the footer. */
export function gapsOf({ boxes, titles, from, footer, closing }: Page): readonly Gap[] {
  const gaps: Gap[] = [];
  const kindOf = (top: number, bottom: number): Gap['kind'] => {
    if (closing && bottom > closing.top - 40) return top < closing.top ? 'closing' : 'closed';
    return titles.some((title) => title <= top && title > top - 90) ? 'titled' : 'plain';
  };
  let end = 0;
  for (const { top, bottom } of boxes.toSorted((a, b) => a.top - b.top)) {
    if (top > end && end >= from) {
      gaps.push({ top: end, bottom: top, kind: kindOf(end, top) });
    }
    end = Math.max(end, bottom);
    if (end > footer) break;
  }
  return gaps;
}

/**
 * Returns the line as one or several rows of nodes: it comes in by the right edge, runs down the margins, crosses from one to the other in
 * the gaps between the boxes, leaves by the right edge where something is as wide as the page, comes in again below it, and ends in the
 * numerals of the footer. Empty on a page without room.
 */
export function route(page: Page): readonly (readonly Knot[])[] {
  const { width, height, boxes, margin, footer, goal } = page;
  const distance = distanceOf(margin);
  const narrow = width < NARROW;
  /** How far the lines may be from the middle of their column in a margin: 2 px beside the edge of a narrow one. */
  const half = distance === 24 ? Math.min(margin / 2 - distance - 1, 36) : (margin - distance - 1) / 2 - 1;
  const centre = distance === 24 ? margin / 2 : margin - distance - half - 1;
  const columns = { left: centre, right: width - centre } as const;
  const widest = Math.min(2 * half, 30);
  const entry = Math.min(ENTRY, 3 * widest);
  /** Width where the line turns round a corner. */
  const turned = Math.min(widest, 19);

  /** Rows of a margin that boxes reach into. */
  const blocksOf = (side: Side) => {
    const [left, right] = [columns[side] - half - distance, columns[side] + half + distance];
    const blocks: { top: number; bottom: number }[] = [];
    const wide = boxes.filter((box) => box.left < right - 0.5 && box.right > left + 0.5 && box.bottom > page.from);
    for (const { top, bottom } of wide.toSorted((a, b) => a.top - b.top)) {
      const last = blocks.at(-1);
      if (last && top < last.bottom + 2 * (TURN.least + distance)) last.bottom = Math.max(last.bottom, bottom);
      else blocks.push({ top, bottom });
    }
    return blocks;
  };
  const blocks = { left: blocksOf('left'), right: blocksOf('right') };
  const isFree = (side: Side, from: number, to: number) =>
    !blocks[side].some(({ top, bottom }) => bottom > from && top < to);

  const gaps = gapsOf(page).filter((gap) => gap.bottom - gap.top > 2 * distance + 2 * WAIST);
  const middle = ({ top, bottom }: Gap) => (top + bottom) / 2;
  const first = gaps[0] && middle(gaps[0]) < 1.2 * height ? gaps.shift() : undefined;
  const begin = first ? middle(first) : Math.max(page.from + 60, 0.3 * height);
  const end = goal ? (goal.top + goal.bottom) / 2 : footer;

  const crossed = crossings();
  const strands: Knot[][] = [];
  let strand: Knot[] = [];
  let side: Side = 'right';
  let y = begin;
  let breaths = 0;

  const add = (x: number, level: number, w: number) => strand.push({ x, y: level, w });
  const leave = () => {
    if (strand.length > 1) strands.push(strand);
    strand = [];
  };
  /**
   * Adds a quarter circle from going down a margin to going sideways at a level, or the other way round. Its width changes as its level does:
   * no line of it turns back.
   */
  const turn = (
    x: number,
    level: number,
    radius: number,
    direction: 1 | -1,
    into: 'row' | 'column',
    w: [number, number],
  ) => {
    for (let k = 0; k <= 4; k += 1) {
      const angle = (k * Math.PI) / 8;
      const across = into === 'row' ? 1 - Math.cos(angle) : Math.sin(angle) - 1;
      const down = into === 'row' ? Math.sin(angle) - 1 : 1 - Math.cos(angle);
      add(x + direction * radius * across, level + radius * down, mix(w[0], w[1], into === 'row' ? 1 + down : down));
    }
  };
  /** Adds nodes down the margin to a level: its width and its place breathe, and in a gap it swings out of the margin. */
  const runTo = (to: number) => {
    const inwards = side === 'right' ? -1 : 1;
    const fill = (until: number) => {
      const count = Math.round((until - y) / BREATH);
      for (let k = 1; k < count; k += 1) {
        breaths += 1;
        const w = widest * (0.72 + 0.28 * Math.sin(2.4 * breaths));
        add(columns[side] + (half - w / 2) * 0.8 * Math.sin(1.7 * breaths), mix(y, until, k / count), w);
      }
      y = until;
    };
    for (const gap of gaps) {
      const room = gap.bottom - gap.top - 2 * distance;
      const [above, below] = [gap.top + distance + widest / 2, gap.bottom - distance - widest / 2];
      if (!narrow || crossed.has(gap) || room < 64 || above < y || below > to) continue;
      fill(above);
      add(columns[side], above, widest);
      const depth = 0.3 * room;
      add(columns[side] + inwards * depth, middle(gap), Math.min(44, 0.26 * room));
      add(columns[side], below, widest);
      y = below;
    }
    fill(to);
  };
  /** Adds the line beside a closing call: it opens, and is narrow again in the right margin of the footer. */
  const openTo = (most: number, ...points: [x: number, y: number][]) => {
    points.push([columns.right, footer + 40]);
    const before = strand.at(-1)?.w ?? widest;
    for (let k = 0; k <= 24; k += 1) {
      const t = k / 24;
      const shares = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
      const at = (axis: 0 | 1) => points.reduce((sum, point, i) => sum + point[axis] * (shares[i] ?? 0), 0);
      add(at(0), at(1), mix(before, widest, t) + most * Math.sin(Math.PI * t ** 0.82) ** 1.6);
    }
    y = footer + 40;
  };
  /** Runs down a margin to a level, by way of the edge where a box reaches into it. `coming`: the line is beyond the edge already. */
  const descend = (to: number, coming: boolean) => {
    const radius = Math.min(centre, TURN.most);
    const enter = () => {
      add(width + BEYOND, y, entry);
      turn(columns[side], y, radius, -1, 'column', [mix(entry, widest, 0.4), widest]);
      y += radius;
      coming = false;
    };
    for (const { top, bottom } of blocks[side]) {
      if (bottom < y || top > to) continue;
      const out = top - distance - widest / 2;
      if (coming && out - 3 * radius > y) enter();
      if (!coming && out - radius > y) {
        runTo(out - radius);
        turn(columns[side], out, radius, 1, 'row', [widest, widest]);
      }
      if (!coming) add(width + BEYOND, Math.max(out, y), widest);
      leave();
      y = bottom + distance + entry / 2 + 4;
      coming = true;
    }
    if (coming && y + radius < to) enter();
    if (!coming) runTo(to);
    return coming;
  };

  let coming = true;
  for (const gap of crossed) {
    const direction = side === 'right' ? -1 : 1;
    const next: Side = side === 'right' ? 'left' : 'right';
    const room = gap.bottom - gap.top - 2 * distance;
    const open = Math.min(OPEN, 0.62 * room);
    const rise = clamp((room - open) * 0.9, 0, 120);
    const [from, to] = [middle(gap) - rise / 2, middle(gap) + rise / 2];
    // With these radii a turn goes round the corner of the box beside it.
    const radiusIn = clamp(from - gap.top, TURN.least, TURN.most);
    const radiusOut = clamp(gap.bottom - to, TURN.least, TURN.most);
    coming = descend(from - radiusIn, coming);
    if (coming) add(width + BEYOND, from, Math.min(entry, open));
    else turn(columns[side], from, radiusIn, direction, 'row', [turned, WAIST * 1.4]);
    const [a, b] = [coming ? width - 40 : columns[side] + direction * radiusIn, columns[next] - direction * radiusOut];
    if (gap.kind === 'closing' && direction > 0) {
      const level = middle(gap);
      openTo(140, [columns.right / 2, level], [columns.right - 40, level - 6], [columns.right - 30, level + 190]);
      side = 'right';
      break;
    }
    const lenses = gap.kind === 'titled' ? TITLED : LENSES;
    for (const [share, w] of direction < 0 ? lenses : lenses.toReversed()) {
      const way = direction < 0 ? share : 1 - share;
      add(mix(a, b, way), mix(from, to, way * way * (3 - 2 * way)), Math.max(WAIST, w * open));
    }
    side = next;
    // Something as wide as the page is next: straight on, by the edge.
    const below = blocks[side].find(({ bottom }) => bottom > to);
    coming = side === 'right' && below !== undefined && below.top < to + radiusOut + centre + distance + widest;
    if (coming) add(width + BEYOND, to, Math.min(entry, open));
    else turn(columns[side], to, radiusOut, direction, 'column', [WAIST * 1.4, turned]);
    y = coming ? to : to + radiusOut;
  }
  const { closing } = page;
  if (closing && y < closing.top && columns.right - closing.right > 480) {
    // A cubic with both ends in the margin reaches 4 ninths of the way to its third point.
    const depth = Math.min(330, columns.right - closing.right - 110);
    coming = descend(closing.top - 60, coming);
    openTo(
      80,
      [columns.right, y],
      [columns.right, y + 150],
      [columns.right - (9 / 4) * depth, mix(closing.top, footer, 0.35)],
    );
  }
  if (!goal) {
    coming = descend(end - 2 * TURN.most, coming);
    if (!coming) {
      turn(columns.right, end - distance, Math.min(centre, TURN.most), 1, 'row', [widest, widest]);
      add(width + BEYOND, end - distance, widest);
    }
    leave();
    return strands;
  }
  const flag = goal.bottom - goal.top;
  const radius = clamp(columns.right - goal.right - 4, flag / 2 + 6, 64);
  // It opens where no text is beside it any more.
  const texts = boxes
    .filter(({ right, bottom }) => right > goal.right - flag && bottom < goal.top)
    .map(({ bottom }) => bottom);
  const corner = end - radius;
  const opened = Math.max(corner - Math.min(260, 4 * flag), ...texts.map((bottom) => bottom + distance));
  descend(Math.min(opened, corner), coming);
  if (y < corner) add(columns.right, y, widest);
  turn(columns.right, end, radius, -1, 'row', [mix(widest, flag, clamp((corner - y) / flag, 0, 0.5)), flag]);
  add(goal.right, end, flag);
  leave();
  return strands;

  /** Chooses the gaps in which the line crosses the page: high ones, below titles, about a window apart, an even number. */
  function crossings(): ReadonlySet<Gap> {
    type Choice = { readonly score: number; readonly gaps: readonly Gap[] };
    const none: Choice = { score: Number.NEGATIVE_INFINITY, gaps: [] };
    const known = new Map<string, Choice>();
    const best = (k: number, at: Side, last: number): Choice => {
      const gap = gaps[k];
      if (!gap) return at === 'right' ? { score: 0, gaps: [] } : none;
      const key = `${k} ${at} ${last}`;
      const before = known.get(key);
      if (before) return before;
      const y = middle(gap);
      const free = at === 'right' || isFree('left', Math.max(last, begin), y);
      const stay = free ? best(k + 1, at, last) : none;
      const room = gap.bottom - gap.top;
      const canCross = free && room >= CROSSED && gap.kind !== 'closed' && (gap.kind !== 'closing' || at === 'left');
      const rest = canCross ? best(k + 1, at === 'right' ? 'left' : 'right', y) : none;
      const close = Math.max(0, 1 - (y - last) / (APART * height));
      const score = rest.score + Math.min(room, 240) / 240 + BONUS[gap.kind] - 3 * close;
      const choice = score > stay.score ? { score, gaps: [gap, ...rest.gaps] } : stay;
      known.set(key, choice);
      return choice;
    };
    return new Set(narrow ? [] : best(0, 'right', begin - APART * height).gaps);
  }
}

/** What speaks for a crossing beside the height of its gap. */
const BONUS = { plain: -0.7, titled: 0.4, closing: 1, closed: 0 } as const;

/** Nodes of a crossing from right to left: shares of the way, and of the width of the widest lens. */
const LENSES = [
  [0.1, 0.5],
  [0.3, 1],
  [0.52, 0.16],
  [0.76, 0.8],
  [0.94, 0.2],
] as const;

/** The same below a title, under which the line is narrow. */
const TITLED = [
  [0.08, 0.5],
  [0.36, 1],
  [0.66, 0.3],
  [0.84, 0.36],
  [0.96, 0.3],
] as const;
