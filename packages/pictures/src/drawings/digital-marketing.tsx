import { Drawing, type DrawingSize } from './drawing.tsx';
import { from } from './spread.ts';

const lines = [
  'M24 82A10 10 0 0 0 14 72',
  'M33 82A19 19 0 0 0 14 63',
  'M42 82A28 28 0 0 0 14 54',
  'M51 82A37 37 0 0 0 14 45',
  'M60 82A46 46 0 0 0 14 36',
  'M69 82A55 55 0 0 0 14 27',
  'M78 82A64 64 0 0 0 14 18',
  'M87 82A73 73 0 0 0 14 9',
  'M96 82A82 82 0 0 0 14 0',
];

const spread = from(0.71, -0.71, 9);

/** Waves from one point. */
export function DigitalMarketingDrawing(size: DrawingSize) {
  return <Drawing {...size} hue={285} left={13} lines={lines} spread={spread} />;
}
