import { Mark, type MarkSize } from './mark.tsx';

/** Scales, level. */
export function HaqueSattarMark(size: MarkSize) {
  return <Mark {...size} d="M16 4v23M10 27h12M5 9h22M5 9L1.5 18h7ZM27 9l-3.5 9h7Z" />;
}
