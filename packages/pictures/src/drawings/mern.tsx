import { Drawing, type DrawingSize } from './drawing.tsx';
import { along } from './spread.ts';

const lines = [
  'M60 8L104 28L60 48L16 28Z',
  'M16 32.2L60 52.2L104 32.2',
  'M16 36.4L60 56.4L104 36.4',
  'M16 42.6L60 62.6L104 42.6',
  'M16 46.8L60 66.8L104 46.8',
  'M16 53L60 73L104 53',
  'M16 57.2L60 77.2L104 57.2',
  'M16 63.40L60 83.4L104 63.40',
  'M16 67.6L60 87.6L104 67.6',
];

const spread = along(0, 1, 9);

/** Layers, seen from above. */
export function MernDrawing(size: DrawingSize) {
  return <Drawing {...size} hue={252} left={15} lines={lines} spread={spread} />;
}
