import type { Line, Pen } from './pen.ts';
import type { Poster } from './posters.ts';

/** A character is nine parallel lines: a skeleton of straights and arcs of radius 100, offset by -78 to 78. All are 556 high. */
const LINES = 9;
const RADIUS = 100;
const REACH = 78;
const GAP = (2 * REACH) / (LINES - 1);
const HEIGHT = 556;
/** Space between two characters, and around the word for the width of the stroke. */
const SPACE = 36;
const MARGIN = 4;

/** Centres of the upper and the lower circle. */
const CENTRE = RADIUS + REACH;
const LOWER = HEIGHT - CENTRE;

interface Character {
  readonly width: number;
  /** Draws the `k`-th of the nine lines, which is `offset` from the skeleton. `x` is the character's left edge. */
  readonly draw: (pen: Pen, x: number, k: number, offset: number) => void;
}

const degrees = (angle: number) => (angle * Math.PI) / 180;

function path(pen: Pen, [first, ...rest]: readonly (readonly [x: number, y: number])[]): void {
  if (first) pen.moveTo(...first);
  for (const point of rest) pen.lineTo(...point);
}

const zero: Character = {
  width: 2 * CENTRE,
  draw: (pen, x, _, offset) => {
    const radius = RADIUS + offset;
    pen.moveTo(x + CENTRE - radius, CENTRE);
    pen.arc(x + CENTRE, CENTRE, radius, degrees(180), degrees(360));
    pen.arc(x + CENTRE, LOWER, radius, 0, degrees(180));
    pen.lineTo(x + CENTRE - radius, CENTRE);
  },
};

/** Uprights, cut at 45°. */
const one: Character = {
  width: 2 * REACH,
  draw: (pen, x, k) =>
    path(pen, [
      [x + k * GAP, (LINES - 1 - k) * GAP],
      [x + k * GAP, HEIGHT],
    ]),
};

const two: Character = {
  width: 2 * CENTRE,
  draw: (pen, x, _, offset) => {
    const [over, under] = [RADIUS + offset, RADIUS - offset];
    const foot = CENTRE + 2 * RADIUS;
    pen.moveTo(x + CENTRE - over, CENTRE);
    pen.arc(x + CENTRE, CENTRE, over, degrees(180), degrees(450));
    pen.arc(x + CENTRE, foot, under, degrees(270), degrees(180), true);
    pen.lineTo(x + CENTRE - under, foot + under);
    pen.lineTo(x + CENTRE + 128, foot + under);
  },
};

/** The stem is in front of the crossbar. */
const four: Character = {
  width: 407,
  draw: (pen, x, _, offset) => {
    const [bar, stem, hidden] = [297 - offset, 284, REACH + 9];
    path(pen, [
      [x + REACH + offset, 0],
      [x + REACH + offset, bar],
      [x + stem - hidden, bar],
    ]);
    path(pen, [
      [x + stem + hidden, bar],
      [x + 407, bar],
    ]);
    path(pen, [
      [x + stem + offset, 0],
      [x + stem + offset, HEIGHT],
    ]);
  },
};

const five: Character = {
  width: 2 * CENTRE,
  draw: (pen, x, _, offset) => {
    const [flag, bowl] = [RADIUS + offset, RADIUS - offset];
    path(pen, [
      [x + CENTRE + 122, CENTRE - flag],
      [x + CENTRE - flag, CENTRE - flag],
      [x + CENTRE - flag, CENTRE],
    ]);
    pen.arc(x + CENTRE, CENTRE, flag, degrees(180), degrees(90), true);
    pen.arc(x + CENTRE, CENTRE + 2 * RADIUS, bowl, degrees(270), degrees(540));
  },
};

const arrow: Character = {
  width: 3 * REACH,
  draw: (pen, x, k) => {
    const left = x + k * GAP;
    path(pen, [
      [left, HEIGHT / 2 - REACH],
      [left + REACH, HEIGHT / 2],
      [left, HEIGHT / 2 + REACH],
    ]);
  },
};

const slash: Character = {
  width: 2 * REACH + 160,
  draw: (pen, x, k) =>
    path(pen, [
      [x + k * GAP, HEIGHT],
      [x + k * GAP + 160, 0],
    ]),
};

const characters: Readonly<Record<string, readonly Character[]>> = {
  '0': [zero],
  '1': [one],
  '2': [two],
  '4': [four],
  '5': [five],
  '→': [arrow],
  '½': [one, slash, two],
};

/** Returns a number as a drawing, such as `11 → 2`. Throws if a character of it has no drawing. */
export function figure(text: string): Poster {
  const word = [...text.replaceAll(' ', '')].flatMap((character) => {
    const drawn = characters[character];
    if (!drawn) throw new Error(`${character} has no drawing`);
    return drawn;
  });
  const line: Line = (pen, i) => {
    const k = Math.round(i * ((LINES - 1) / 26));
    let x = 0;
    for (const { width, draw } of word) {
      draw(pen, x, k, -REACH + k * GAP);
      x += width + SPACE;
    }
  };
  const width = word.reduce((sum, character) => sum + character.width + SPACE, -SPACE);
  const frame = { x: -MARGIN, y: -MARGIN, width: width + 2 * MARGIN, height: HEIGHT + 2 * MARGIN };
  return { line, lines: LINES, begin: 0, frame };
}
