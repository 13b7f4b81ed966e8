import { Mark, type MarkSize } from './mark.tsx';

/** An open book. */
export function PathshalaMark(size: MarkSize) {
  return <Mark {...size} d="M16 9C12 6 8 6 4 7V25C8 24 12 24 16 27C20 24 24 24 28 25V7C24 6 20 6 16 9ZM16 9V27" />;
}
