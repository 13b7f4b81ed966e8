import type { MessageState } from '@studio/client/contact';
import type { InboxSummary } from '@studio/client/inbox';
import type { Database } from '../../database.ts';

/** Days in a summary. */
const DAYS = 30;

/** Counts the messages in each state, and those that arrived on each of the last 30 days of a time zone, without spam. */
export async function summarizeMessages(db: Database, now: Date, zone: string): Promise<InboxSummary> {
  async function count(states: readonly MessageState[], bounds?: Pick<Day, 'from' | 'to'>): Promise<number> {
    const { count } = await db
      .selectFrom('messages')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('state', 'in', states)
      .where('deleted_at', 'is', null)
      .$if(bounds !== undefined, (rows) =>
        rows
          .where('created_at', '>=', (bounds?.from ?? now).toISOString())
          .where('created_at', '<', (bounds?.to ?? now).toISOString()),
      )
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  const [fresh, read, archived, spam] = await Promise.all([
    count(['new']),
    count(['read']),
    count(['archived']),
    count(['spam']),
  ]);
  const days = lastDays(now, DAYS, zone).map(async ({ day, ...bounds }) => ({
    day,
    count: await count(['new', 'read', 'archived'], bounds),
  }));
  return { counts: { new: fresh, read, archived, spam }, days: await Promise.all(days) };
}

/** A day in a time zone, from its first moment to the first of the next day. */
interface Day {
  /** `2025-03-12` */
  readonly day: string;
  readonly from: Date;
  readonly to: Date;
}

const HOUR_MS = 60 * 60 * 1000;
const QUARTER_MS = HOUR_MS / 4;

/** Returns the last `count` days in a time zone up to today, oldest first. */
export function lastDays(now: Date, count: number, zone: string): Day[] {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const dayOf = (time: number) => format.format(time);
  const days: Day[] = [];
  const today = dayOf(now.getTime());
  let to = firstQuarter(now.getTime(), (time) => dayOf(time) !== today);
  while (days.length < count) {
    const day = dayOf(to - 1);
    const from = firstQuarter(to - 30 * HOUR_MS, (time) => dayOf(time) === day);
    days.unshift({ day, from: new Date(from), to: new Date(to) });
    to = from;
  }
  return days;
}

/** Returns the first quarter of an hour from `start` on that meets a condition. Time zones change at quarters. */
function firstQuarter(start: number, condition: (time: number) => boolean): number {
  let time = Math.floor(start / QUARTER_MS) * QUARTER_MS;
  while (!condition(time)) time += QUARTER_MS;
  return time;
}
