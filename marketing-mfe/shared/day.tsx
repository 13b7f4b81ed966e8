const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A day in words, such as `12 March 2025`, on server and browser alike. `date` is ISO 8601, a day in UTC. */
export function Day({ date }: { readonly date: string }) {
  return <time dateTime={date}>{format.format(new Date(date))}</time>;
}
