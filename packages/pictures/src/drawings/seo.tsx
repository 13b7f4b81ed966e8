import { Drawing, type DrawingSize } from './drawing.tsx';
import { along } from './spread.ts';

const lines = [
  'M6 80H86Q98 80 98 72V24.4',
  'M6 75.8H77Q89 75.8 89 67.8V25.4',
  'M6 71.6H68Q80 71.6 80 63.59V26.39',
  'M6 67.4H59Q71 67.4 71 59.40V27.40',
  'M6 63.2H50Q62 63.2 62 55.2V28.40',
  'M6 59H41Q53 59 53 51V29.4',
  'M6 54.8H32Q44 54.8 44 46.8V30.4',
  'M6 50.59H23Q35 50.59 35 42.59V31.39',
  'M6 46.4H14Q26 46.4 26 38.4V32.4',
];

const spread = along(-0.71, -0.71, 9);

/** Lines that turn upwards, each higher than the one before. */
export function SeoDrawing(size: DrawingSize) {
  return <Drawing {...size} hue={345} left={5} lines={lines} spread={spread} />;
}
