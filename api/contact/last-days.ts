/** A day in a time zone: from its first moment to that of the next. */
export interface Day {
  /** `2025-03-12` */
  readonly day: string;
  readonly from: Date;
  readonly to: Date;
}

const HOUR_MS = 60 * 60 * 1000;
const QUARTER_MS = HOUR_MS / 4;

/** The day that it is now in a time zone and those before it, oldest first, `count` of them. */
export function lastDays(now: Date, count: number, zone: string): Day[] {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const dayOf = (time: number) => format.format(time);
  const days: Day[] = [];
  let to = firstMomentAfter(now.getTime(), dayOf);
  while (days.length < count) {
    const day = dayOf(to - 1);
    const from = firstMomentAfter(to - 30 * HOUR_MS, dayOf, day);
    days.unshift({ day, from: new Date(from), to: new Date(to) });
    to = from;
  }
  return days;
}

/** When the day ends that it is at `time`, or when `day` begins. Zones change at quarters of an hour. */
function firstMomentAfter(time: number, dayOf: (time: number) => string, day?: string): number {
  const before = dayOf(time);
  let moment = Math.floor(time / QUARTER_MS) * QUARTER_MS;
  while (day === undefined ? dayOf(moment) === before : dayOf(moment) !== day) moment += QUARTER_MS;
  return moment;
}
