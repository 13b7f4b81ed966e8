const POINTER = 50;
const SHIFT = 2;

/** Maps where the pointer is, -50 to 50 from the middle in percent, to a shift of -2 to 2. Beyond, it stays at the end. */
export function parallax(offset: number): number {
  return (Math.min(POINTER, Math.max(-POINTER, offset)) / POINTER) * SHIFT;
}
