interface LocalDateOptions {
  /** Default: the browser's. */
  readonly locale?: string | undefined;
  /** Default: the browser's. */
  readonly timeZone?: string;
  readonly dateOnly?: boolean;
  /** Writes the month in full. */
  readonly long?: boolean;
}

/** Formats an ISO time to the minute, in the admin's language and time zone. */
export function localDate(
  iso: string,
  { locale, timeZone, dateOnly = false, long = false }: LocalDateOptions = {},
): string {
  return new Intl.DateTimeFormat(locale, {
    dateStyle: long ? 'long' : 'medium',
    ...(!dateOnly && { timeStyle: 'short' }),
    timeZone,
  }).format(new Date(iso));
}

/** Returns the texts of a time in a list: `12 Mar`, and `09:14` in the year of `now`, else `2025`. */
export function dateParts(iso: string, now: Date, { locale, timeZone }: LocalDateOptions = {}) {
  const date = new Date(iso);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone }).format(date);
  const isThisYear = date.getFullYear() === now.getFullYear();
  return {
    day: format({ day: 'numeric', month: 'short' }),
    clock: isThisYear ? format({ hour: '2-digit', minute: '2-digit' }) : undefined,
    year: isThisYear ? undefined : format({ year: 'numeric' }),
  };
}

/** Formats an ISO date without time zone: `12 Mar`; an empty string stays empty. */
export function shortDay(day: string): string {
  if (day === '') return '';
  return new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(day));
}

const UNITS = [
  { unit: 'minute', seconds: 60, until: 60 * 60 },
  { unit: 'hour', seconds: 60 * 60, until: 24 * 60 * 60 },
  { unit: 'day', seconds: 24 * 60 * 60, until: 7 * 24 * 60 * 60 },
] as const;

/** Formats an ISO time of the last seven days as `5 minutes ago`, an earlier one as its date. */
export function relativeDate(iso: string, now: Date, locale?: string): string {
  const seconds = Math.max(0, (now.getTime() - new Date(iso).getTime()) / 1000);
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  if (seconds < 60) return format.format(0, 'second');
  const unit = UNITS.find(({ until }) => seconds < until);
  if (unit) return format.format(-Math.floor(seconds / unit.seconds), unit.unit);
  return localDate(iso, { dateOnly: true, locale });
}

/** Formats the day of a time in the admin's language and time zone: `11 April`, with its year if that is not this year. */
export function longDay(date: Date, now = new Date()): string {
  const isThisYear = date.getFullYear() === now.getFullYear();
  return new Intl.DateTimeFormat(undefined, {
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(date);
}
