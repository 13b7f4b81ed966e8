import { useEffect, useState } from 'react';
import { dateParts, localDate, relativeDate } from '../content/dates.ts';

/** Interval at which relative times are updated. */
const UPDATE_MS = 30_000;

interface LocalTimeProps {
  /** ISO time. */
  readonly iso: string;
  /** Shows how long ago it is; the time itself is the tooltip. */
  readonly relative?: boolean;
}

/** A time in the admin's language and time zone. */
export function LocalTime({ iso, relative = false }: LocalTimeProps) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    if (!relative) return;
    const timer = setInterval(() => setNow(new Date()), UPDATE_MS);
    return () => clearInterval(timer);
  }, [relative]);
  if (!relative) return <time dateTime={iso}>{localDate(iso)}</time>;
  return (
    <time dateTime={iso} title={localDate(iso, { long: true })}>
      {relativeDate(iso, now)}
    </time>
  );
}

/** A time in a list: its day, and the clock of this year's, or the year. The time itself is the tooltip. */
export function ListTime({ iso }: Pick<LocalTimeProps, 'iso'>) {
  const { day, clock, year } = dateParts(iso, new Date());
  return (
    <time dateTime={iso} title={localDate(iso, { long: true })}>
      <span>{day}</span> {clock ? <span className="clock">{clock}</span> : <span>{year}</span>}
    </time>
  );
}
