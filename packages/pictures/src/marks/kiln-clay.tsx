import { Mark, type MarkSize } from './mark.tsx';

/** A kiln and its mouth. */
export function KilnClayMark(size: MarkSize) {
  return <Mark {...size} d="M5 27V16a11 11 0 0 1 22 0V27ZM12 27V19a4 4 0 0 1 8 0V27" />;
}
