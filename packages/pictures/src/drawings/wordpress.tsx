import { Drawing, type DrawingSize } from './drawing.tsx';
import { from } from './spread.ts';

const lines = [
  'M30.5 12V55A4.5 4.5 0 0 0 39.5 55V12',
  'M25.4 12V55A9.6 9.6 0 0 0 44.6 55V12',
  'M20.3 12V55A14.7 14.7 0 0 0 49.7 55V12',
  'M15.2 12V55A19.8 19.8 0 0 0 54.8 55V12',
  'M10 12V55A25 25 0 0 0 60 55V12',
  'M80.5 12V55A4.5 4.5 0 0 0 89.5 55V12',
  'M75.4 12V55A9.6 9.6 0 0 0 94.6 55V12',
  'M70.3 12V55A14.7 14.7 0 0 0 99.7 55V12',
  'M65.2 12V55A19.8 19.8 0 0 0 104.8 55V12',
  'M60 12V55A25 25 0 0 0 110 55V12',
];

/** Each sheaf sinks, its outer lines most. */
const sink = from(0, 1, 5);
const spread = (line: number) => sink(line % 5);

/** Two sheaves that turn at the foot: a W. */
export function WordpressDrawing(size: DrawingSize) {
  return <Drawing {...size} hue={225} left={9} lines={lines} spread={spread} />;
}
