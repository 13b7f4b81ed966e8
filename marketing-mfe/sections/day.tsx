const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

interface DayProps {
  /** ISO 8601, a day in UTC. */
  readonly date: string;
}

/** A day in words, the same wherever it is read: `12 March 2025`. */
export function Day({ date }: DayProps) {
  return <time dateTime={date}>{format.format(new Date(date))}</time>;
}
