import { Drawing, type DrawingSize } from './drawing.tsx';
import { along } from './spread.ts';

const lines = [
  'M32 10L16 48',
  'M39 10L27 48',
  'M46 10L38 48',
  'M53 10L49 48',
  'M60 10L60 48',
  'M67 10L71 48',
  'M74 10L82 48',
  'M81 10L93 48',
  'M88 10L104 48',
  'M16 48a11 11 0 0 0 22 0M38 48a11 11 0 0 0 22 0M60 48a11 11 0 0 0 22 0M82 48a11 11 0 0 0 22 0',
  'M21 48a6 6 0 0 0 12 0',
  'M43 48a6 6 0 0 0 12 0',
  'M65 48a6 6 0 0 0 12 0',
  'M87 48a6 6 0 0 0 12 0',
  'M16 48H104M24 66V82H96V66',
];

/** The folds fan out; what hangs from them and the counter stay. */
const fan = along(1, 0, 9);
const spread = (line: number) => (line < 9 ? fan(line) : 'none');

/** An awning over a counter: nine folds. */
export function ShopifyDrawing(size: DrawingSize) {
  return <Drawing {...size} hue={206} left={15} lines={lines} spread={spread} />;
}
