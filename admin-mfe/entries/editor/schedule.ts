/** Returns the time of a day and a clock in the browser's time zone; undefined unless both are whole and it is to come. */
export function scheduledTime(day: string, clock: string, now: Date): Date | undefined {
  const time = new Date(`${day}T${clock}`);
  return time > now ? time : undefined;
}

const pad = (number: number): string => String(number).padStart(2, '0');

/** Returns a time as the values of the two fields: `2025-03-20` and `09:00`. */
export const fieldsOfTime = (time: Date): { readonly day: string; readonly clock: string } => ({
  day: `${time.getFullYear()}-${pad(time.getMonth() + 1)}-${pad(time.getDate())}`,
  clock: `${pad(time.getHours())}:${pad(time.getMinutes())}`,
});

/** Returns nine o'clock of the next day. */
export function tomorrowMorning(now: Date): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, 9);
}

/** Returns the name of the browser's time zone: `Rome time, UTC+1`. */
export function zoneName(time: Date): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const city = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
  const minutes = -time.getTimezoneOffset();
  if (minutes === 0) return zone === 'UTC' ? 'UTC' : `${city} time, UTC`;
  const hours = `${minutes < 0 ? '−' : '+'}${Math.trunc(Math.abs(minutes) / 60)}`;
  return `${city} time, UTC${hours}${minutes % 60 === 0 ? '' : `:${pad(Math.abs(minutes) % 60)}`}`;
}
