import { localDate } from '../local-date.ts';

interface LocalTimeProps {
  /** ISO time. */
  readonly iso: string;
}

/** A time in the owner's language and time zone. */
export function LocalTime({ iso }: LocalTimeProps) {
  return <time dateTime={iso}>{localDate(iso)}</time>;
}
