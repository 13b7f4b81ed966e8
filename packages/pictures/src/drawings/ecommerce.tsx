import { Drawing, type DrawingSize } from './drawing.tsx';
import { along } from './spread.ts';

const lines = [
  'M20 34V82H100V34',
  'M23.6 34V78.4H96.4V34',
  'M27.2 34V74.8H92.8V34',
  'M30.8 34V71.2H89.2V34',
  'M34.4 34V67.6H85.6V34',
  'M38 34V64H82V34A22 22 0 0 0 38 34',
  'M41.6 34V60.4H78.4V34A18.4 18.4 0 0 0 41.6 34',
  'M45.2 34V56.8H74.8V34A14.79 14.79 0 0 0 45.2 34',
  'M48.8 34V53.2H71.2V34A11.20 11.20 0 0 0 48.8 34',
];

const spread = along(0, -1, 9);

/** A bag in a bag: nine outlines. */
export function EcommerceDrawing(size: DrawingSize) {
  return <Drawing {...size} hue={200} left={19} lines={lines} spread={spread} />;
}
