import { type MessageFolder, messageFolder } from '@studio/client/inbox';
import { paths } from '@studio/client/paths';
import * as v from 'valibot';

/** Lengths of time, in days, that the list can be narrowed to; 1 is today. */
export const DAYS = [1, 7, 30, 90] as const;

/** What is shown of the messages. All of it is in the address. */
export interface View {
  readonly folder: MessageFolder;
  readonly words: string;
  readonly days: (typeof DAYS)[number] | undefined;
  /** The first day and the last, `2025-03-12`, where the owner chose them; either may be open. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly sort: 'newest' | 'oldest';
  /** Of the page that is shown; none for the first. */
  readonly cursor: string | undefined;
  /** Id of the message that is open. */
  readonly message: string | undefined;
}

const isDay = (text: string | null) => (v.is(v.pipe(v.string(), v.isoDate()), text) ? text : undefined);
const isUuid = (text: string | null) => (v.is(v.pipe(v.string(), v.uuid()), text) ? text : undefined);

/** Reads an address. What makes no sense counts as not given. */
export function readView(search: URLSearchParams): View {
  const folder = search.get('state');
  const [from, to] = [isDay(search.get('from')), isDay(search.get('to'))];
  const isRange = from !== undefined || to !== undefined;
  return {
    folder: v.is(messageFolder, folder) ? folder : 'inbox',
    words: (search.get('q') ?? '').slice(0, 200),
    days: isRange ? undefined : DAYS.find((days) => String(days) === search.get('days')),
    from,
    to,
    sort: search.get('sort') === 'oldest' ? 'oldest' : 'newest',
    cursor: isUuid(search.get('cursor')),
    message: isUuid(search.get('message')),
  };
}

/** The address of a view; what is as usual is not in it. */
export function addressOf({ folder, words, days, from, to, sort, cursor, message }: View): string {
  const given = {
    state: folder === 'inbox' ? undefined : folder,
    q: words || undefined,
    days: days?.toString(),
    from,
    to,
    sort: sort === 'newest' ? undefined : sort,
    cursor,
    message,
  };
  const entries = Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return entries.length > 0 ? `${paths.adminMessages}?${new URLSearchParams(entries)}` : paths.adminMessages;
}

/** A view with other filters: its first page, with no message open. */
export const refiltered = (view: View, filters: Partial<Omit<View, 'cursor' | 'message'>>): View => ({
  ...view,
  ...filters,
  cursor: undefined,
  message: undefined,
});

/** Whether anything narrows the list. */
export const isFiltered = ({ folder, words, days, from, to }: View): boolean =>
  folder !== 'inbox' || words.trim() !== '' || (days ?? from ?? to) !== undefined;

/** The first moment of a day where the owner is, or of one some days later; a year that is still being typed counts as 1970. */
function startOf(day: string, later = 0): string {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Math.max(0, new Date(year, month - 1, date + later).getTime())).toISOString();
}

/** The first of the last so many days where the owner is, as addresses and date fields write it; by default today. */
export function dayOf(now: Date, days = 1): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1 - days);
  const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()];
  return parts.map((part, i) => String(part).padStart(i === 0 ? 4 : 2, '0')).join('-');
}

/** What the API is asked for, without page and size. Days begin where the owner is. */
export function filterOf({ folder, words, days, from, to, sort }: View, now: Date): URLSearchParams {
  const first = from ?? (days && dayOf(now, days));
  return new URLSearchParams({
    ...(folder !== 'inbox' && { state: folder }),
    ...(words.trim() !== '' && { q: words.trim() }),
    ...(first && { from: startOf(first) }),
    ...(to && { to: startOf(to, 1) }),
    ...(sort !== 'newest' && { sort }),
  });
}
