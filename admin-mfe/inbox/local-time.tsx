import { useEffect, useState } from 'react';
import { localDate } from '../local-date.ts';
import { relativeDate } from './relative-date.ts';

/** How often what is said of the time is looked at again, in milliseconds. */
const EVERY = 30_000;

interface LocalTimeProps {
  /** ISO time. */
  readonly iso: string;
  /** Says how long ago it is, and the time itself to who points at it. */
  readonly relative?: boolean;
}

/** A time in the owner's language and time zone. */
export function LocalTime({ iso, relative = false }: LocalTimeProps) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    if (!relative) return;
    const timer = setInterval(() => setNow(new Date()), EVERY);
    return () => clearInterval(timer);
  }, [relative]);
  if (!relative) return <time dateTime={iso}>{localDate(iso)}</time>;
  return (
    <time dateTime={iso} title={localDate(iso)}>
      {relativeDate(iso, now)}
    </time>
  );
}
