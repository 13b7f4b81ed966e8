/** A day as the owner writes it: `12 Mar`. It has no time zone. */
export function shortDay(day: string, locale?: string): string {
  if (day === '') return '';
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(day));
}
