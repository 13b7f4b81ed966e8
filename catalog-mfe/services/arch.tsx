import { BentLines } from '@studio/ui/bent-lines';

/** The lines of the door: the innermost one's radius, the gap between two, and the door's middle and outermost top. */
const LINES = 27;
const INSIDE = 44;
const GAP = 12.4;
const MIDDLE = 370;
const TOP = 96;

const SIZE = { width: 720, height: 620 };

const d = Array.from({ length: LINES }, (_, i) => {
  const radius = INSIDE + i * GAP;
  const y = TOP + INSIDE + (LINES - 1) * GAP;
  return `M${MIDDLE - radius} 640V${y}a${radius} ${radius} 0 0 1 ${2 * radius} 0V640`;
}).join('');

/** An open door that stands on the footer, at the right edge of its box, as high as that: the art beside the last words of a services page. */
export const Arch = () => <BentLines {...SIZE} d={d} fit="xMaxYMax meet" />;
