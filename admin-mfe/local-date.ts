interface Look {
  /** Unset: the browser's. */
  readonly locale?: string;
  readonly timeZone?: string;
  readonly dateOnly?: boolean;
}

/** An ISO time as the owner writes it: in the browser's language and time zone, to the minute. */
export function localDate(iso: string, { locale, timeZone, dateOnly = false }: Look = {}): string {
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    ...(!dateOnly && { timeStyle: 'short' }),
    timeZone,
  }).format(new Date(iso));
}
