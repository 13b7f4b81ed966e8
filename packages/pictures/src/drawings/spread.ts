/** How far the outermost lines of a drawing move, in px; those between them move less, by their place. */
const REACH = 2;

const share = (line: number, count: number) => ((2 * line) / (count - 1) - 1) * REACH;
const px = (value: number) => `${Math.round(value * 100) / 100}px`;

/** The last line moves along a direction, the first one against it; `x` and `y` are a vector of length 1. */
export const along = (x: number, y: number, count: number) => (line: number) =>
  `translate(${px(x * share(line, count))}, ${px(y * share(line, count))})`;

/** The first line stays where it is, the last one moves the whole way. */
export const from = (x: number, y: number, count: number) => (line: number) =>
  `translate(${px((x * REACH * line) / (count - 1))}, ${px((y * REACH * line) / (count - 1))})`;
