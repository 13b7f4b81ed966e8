import { smoothstep } from '@studio/ui/lines/springs';
import { LINES, type Line } from './pen.ts';

/** x at which the lines begin, and from which on their disorder decreases. */
const BEGIN = -400;
const LOOSE = 40;
/** x of the lines' end in order: when closed, and when open. */
const [CLOSED, OPEN] = [1000, 640];
const CORNER = 26;
/** Distance between the points of a loose line. */
const STEP = 32;
/** x of the right edge, where lines without a corner leave. */
const EDGE = 1440;

/** A random number generator with a fixed seed: the lines are the same on every visit. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 0) / 2 ** 32;
  };
}

/** With this seed no wave reaches the buttons of the page. */
const next = random(1323);

/** The waves of each loose line: its position in the disorder, and the height, frequency and phase of its longer wave. */
const waves = Array.from({ length: LINES }, (_, position) => ({
  position,
  height: 26 + 46 * next(),
  frequency: 0.006 + 0.006 * next(),
  phase: 2 * Math.PI * next(),
  rank: next(),
})).toSorted((a, b) => a.rank - b.rank);

const levelOf = (i: number) => 806 - 8 * i;

/** Disordered lines that become parallel and turn upwards. */
export const order: Line = (pen, i, t) => {
  const level = levelOf(i);
  const wave = waves[Math.round(i)];
  const ordered = CLOSED + (OPEN - CLOSED) * t;
  const yAt = (x: number) => {
    const loose = 1 - smoothstep(LOOSE, ordered, x);
    if (!wave || loose === 0) return level;
    const { position, height, frequency, phase } = wave;
    const swing = height * Math.sin(frequency * x + phase) + 14 * Math.sin(0.019 * x + 2 * phase);
    return level + (levelOf(position) - level + swing) * loose;
  };
  const turn = 1492 - 25 * i;
  const leaves = turn - CORNER > EDGE;
  const end = leaves ? EDGE + 20 : turn - CORNER;
  pen.moveTo(BEGIN, yAt(BEGIN));
  for (let x = BEGIN + STEP; x < Math.min(ordered, end) - STEP; x += STEP) {
    const to = x + STEP / 2;
    pen.quadraticCurveTo(x, yAt(x), to, (yAt(x) + yAt(x + STEP)) / 2);
  }
  const straight = Math.min(ordered, end);
  pen.lineTo(straight, yAt(straight));
  const y = yAt(end);
  pen.lineTo(end, y);
  if (leaves) return;
  pen.arc(end, y - CORNER, CORNER, Math.PI / 2, 0, true);
  pen.lineTo(turn, 150 + 13 * i);
};
