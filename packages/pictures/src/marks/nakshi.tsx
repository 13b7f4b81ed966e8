import { Mark, type MarkSize } from './mark.tsx';

/** One stitch inside another. */
export function NakshiMark(size: MarkSize) {
  return <Mark {...size} d="M16 4L28 16L16 28L4 16ZM16 10L22 16L16 22L10 16Z" />;
}
