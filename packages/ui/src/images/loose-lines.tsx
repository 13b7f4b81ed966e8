import { BentLines } from './bent-lines.tsx';

const LINES = 9;
const SIZE = { width: 1280, height: 300 };

/** Nine parallel lines, of which each lets go a little later, falls across the others and leaves on its own height. */
const d = Array.from({ length: LINES }, (_, i) => {
  const y = 20 + 12 * i;
  const x = 560 - 22 * i;
  return `M0 ${y}H${x - 140}C${x + 60} ${y} ${x + 180} ${240 - 14 * i} ${x + 40} ${262 - 10 * i}S${x - 30} ${150 + 8 * i} ${x + 250} ${120 + 9 * i}S${1060 - 6 * i} ${40 + 22 * i} 1290 ${30 + 26 * i}`;
}).join('');

/** Parallel lines that come loose, for places where something is missing. Fills its box. */
export const LooseLines = ({ className }: { readonly className?: string }) => (
  <BentLines {...SIZE} d={d} fit="xMidYMid slice" {...(className && { className })} />
);
