import { Drawing, type DrawingSize } from './drawing.tsx';

const lines = [
  'M23 60a7 7 0 1 1 14 0a7 7 0 1 1 -14 0Z',
  'M16 60a14 14 0 1 1 28 0a14 14 0 1 1 -28 0Z',
  'M9 60a21 21 0 1 1 42 0a21 21 0 1 1 -42 0Z',
  'M77 53h10a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2Z',
  'M70 46h24a2 2 0 0 1 2 2v24a2 2 0 0 1 -2 2h-24a2 2 0 0 1 -2 -2v-24a2 2 0 0 1 2 -2Z',
  'M63 39h38a2 2 0 0 1 2 2v38a2 2 0 0 1 -2 2h-38a2 2 0 0 1 -2 -2v-38a2 2 0 0 1 2 -2Z',
  'M56 17L63.6 29.96H48.4Z',
  'M56 9.5L70.72 34.61H41.27Z',
  'M56 2L77.85 39.26H34.15Z',
];

/** Inner lines shrink and outer ones grow, each about the middle of its form. */
const spread = (line: number) => ['scale(.86)', 'none', 'scale(1.06)'][line % 3] ?? 'none';

/** Circle, square and triangle, three lines each. */
export function SystemsDrawing(size: DrawingSize) {
  return <Drawing {...size} hue={370} left={8} lines={lines} spread={spread} />;
}
