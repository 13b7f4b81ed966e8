import { dateParts, localDate, relativeDate } from '../content/dates.ts';
import { useNow } from './hooks.ts';

/** Interval at which relative times are updated. */
const UPDATE_MS = 30_000;

interface LocalTimeProps {
  /** ISO time. */
  readonly iso: string;
  /** Shows how long ago it is; the tooltip is the time. */
  readonly relative?: boolean;
}

/** A time in the admin's language and time zone. */
export function LocalTime({ iso, relative = false }: LocalTimeProps) {
  const now = useNow(relative ? UPDATE_MS : undefined);
  if (!relative) return <time dateTime={iso}>{localDate(iso)}</time>;
  return (
    <time dateTime={iso} title={localDate(iso, { long: true })}>
      {relativeDate(iso, new Date(now))}
    </time>
  );
}

/** A time in a list: its day, and the clock if it is of this year, else the year. The tooltip is the whole time. */
export function ListTime({ iso }: Pick<LocalTimeProps, 'iso'>) {
  const { day, clock, year } = dateParts(iso, new Date());
  return (
    <time dateTime={iso} title={localDate(iso, { long: true })}>
      <span>{day} </span>
      {clock ? <span className="clock">{clock}</span> : <span>{year}</span>}
    </time>
  );
}
