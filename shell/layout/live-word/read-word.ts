/** Lengths are in the units of the word's file; y points down. */
export interface Word {
  /** Colours of the lines at equal distances from x 0 to `span`. */
  readonly colours: readonly string[];
  readonly span: number;
  readonly lines: readonly Line[];
}

/** A line as points: x and y in turn. */
export interface Line {
  readonly points: Float32Array;
  /** Index of the first point of the loose end, a free curve. Undefined if the line has none. */
  readonly loose?: number;
}

/** Maximum distance between two points of a line. */
const STEP = 8;

/** Returns the word in an SVG file of `npm run pictures`: straight lines, arcs of circles and free curves. */
export function readWord(svg: string): Word {
  const colours = Array.from(svg.matchAll(/stop-color="([^"]+)"/g), ([, colour = '']) => colour);
  const span = Number(/x2="(\d+)"/.exec(svg)?.[1]);
  const lines = Array.from(svg.matchAll(/translate\((\d+)\)"[^>]* d="([^"]+)"/g)).flatMap(([, x, data = '']) =>
    (data.match(/M[^M]+/g) ?? []).map((line) => readLine(line, Number(x))),
  );
  return { colours, span, lines };
}

function readLine(data: string, left: number): Line {
  const points: number[] = [];
  let [x, y] = [0, 0];
  let loose: number | undefined;
  const add = (length: number, pointAt: (share: number) => readonly [number, number]) => {
    const count = Math.max(1, Math.ceil(length / STEP));
    for (let i = 1; i <= count; i += 1) {
      [x, y] = pointAt(i / count);
      points.push(x + left, y);
    }
  };
  const addStraight = (toX: number, toY: number) => {
    const [fromX, fromY] = [x, y];
    add(Math.hypot(toX - x, toY - y), (share) => [fromX + (toX - fromX) * share, fromY + (toY - fromY) * share]);
  };
  for (const [, command, text = ''] of data.matchAll(/([MHVACZ])([^MHVACZ]*)/g)) {
    const numbers = (text.match(/-?[\d.]+/g) ?? []).map(Number);
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = numbers;
    if (command === 'M') add(0, () => [a, b]);
    else if (command === 'H') addStraight(a, y);
    else if (command === 'V') addStraight(x, a);
    else if (command === 'Z') addStraight((points[0] ?? 0) - left, points[1] ?? 0);
    else if (command === 'A') add(...arc([x, y], a, d === 1, e === 1, [f, g]));
    else {
      loose ??= points.length / 2;
      add(...curve([x, y], [a, b], [c, d], [e, f]));
    }
  }
  return { points: Float32Array.from(points), ...(loose !== undefined && { loose }) };
}

type Point = readonly [x: number, y: number];

/** A length, and a function that returns the point at a share of it. */
type Stretch = [length: number, pointAt: (share: number) => Point];

/** An arc of a circle, by its ends, as in the path data of an SVG. */
function arc([fromX, fromY]: Point, radius: number, large: boolean, sweep: boolean, [toX, toY]: Point): Stretch {
  const [halfX, halfY] = [(toX - fromX) / 2, (toY - fromY) / 2];
  const half = Math.hypot(halfX, halfY);
  const away = (Math.sqrt(Math.max(0, radius ** 2 - half ** 2)) / half) * (large === sweep ? -1 : 1);
  const [x, y] = [fromX + halfX - halfY * away, fromY + halfY + halfX * away];
  const start = Math.atan2(fromY - y, fromX - x);
  const turn = Math.PI * 2;
  const angle = (Math.atan2(toY - y, toX - x) - start + 2 * turn) % turn;
  const swept = sweep ? angle : angle - turn;
  const at = (share: number): Point => [
    x + radius * Math.cos(start + swept * share),
    y + radius * Math.sin(start + swept * share),
  ];
  return [Math.abs(swept) * radius, at];
}

/** A cubic curve, by its ends and its handles. */
function curve(from: Point, first: Point, second: Point, to: Point): Stretch {
  const along = (axis: 0 | 1, share: number) => {
    const rest = 1 - share;
    return (
      rest ** 3 * from[axis] +
      3 * rest ** 2 * share * first[axis] +
      3 * rest * share ** 2 * second[axis] +
      share ** 3 * to[axis]
    );
  };
  return [Math.hypot(to[0] - from[0], to[1] - from[1]), (share) => [along(0, share), along(1, share)]];
}
