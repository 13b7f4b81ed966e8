import { BentLines } from './bent-lines.tsx';

/** The lines come in at the right, turn round a point and leave at the right again. Radii in units of the drawing. */
const LINES = 27;
const LEAST_RADIUS = 44;
const GAP = 12.4;

const SIZE = { width: 720, height: 620 };
const CENTRE = { x: 424, y: 384 };

const d = Array.from({ length: LINES }, (_, i) => {
  const radius = LEAST_RADIUS + i * GAP;
  return `M${SIZE.width} ${CENTRE.y - radius}H${CENTRE.x}a${radius} ${radius} 0 0 0 0 ${2 * radius}H${SIZE.width}`;
}).join('');

/** Lines that turn round and go back where they came from: the art beside the last words of a page. Fills its box. */
export const Turn = () => <BentLines {...SIZE} d={d} fit="xMinYMin slice" />;
