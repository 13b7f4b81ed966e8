interface Zone {
  /** Unset: the browser's. */
  readonly locale?: string;
  readonly timeZone?: string;
}

/** An ISO time as the owner writes it: in the browser's language and time zone, to the minute. */
export function localDate(iso: string, { locale, timeZone }: Zone = {}): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(iso));
}
