import { Mark, type MarkSize } from './mark.tsx';

/** A water lily. */
export function ShaplaMark(size: MarkSize) {
  return (
    <Mark
      {...size}
      d="M16 27C8 20 10 11 16 5C22 11 24 20 16 27ZM16 27C10 27 5 23 4 15C9 15 12 18 13 21M16 27C22 27 27 23 28 15C23 15 20 18 19 21"
    />
  );
}
