const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

interface DayProps {
  /** ISO 8601, a day in UTC. */
  readonly date: string;
}

/** A day in words, such as `12 March 2025`, on server and browser alike. */
export function Day({ date }: DayProps) {
  return <time dateTime={date}>{format.format(new Date(date))}</time>;
}
