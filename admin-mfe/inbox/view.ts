import { type MessageChange, type MessageFolder, messageFolder } from '@studio/client/inbox';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { paths } from '../paths.ts';

/** Periods, in days, that the list can be limited to; 1 is today. */
export const PERIODS = [1, 7, 30, 90] as const;

/** What the messages page shows. All of it is in the page's address. */
export interface View {
  readonly folder: MessageFolder;
  readonly words: string;
  readonly days: (typeof PERIODS)[number] | undefined;
  /** First day of a range, `2025-03-12`; open if not set. */
  readonly from: string | undefined;
  /** Last day of a range; open if not set. */
  readonly to: string | undefined;
  readonly sort: 'newest' | 'oldest';
  /** Cursor of the page of the list; not set for the first. */
  readonly cursor: string | undefined;
  readonly message: string | undefined;
}

const isDay = (text: string | null) => (v.is(v.pipe(v.string(), v.isoDate()), text) ? text : undefined);
const isUuid = (text: string | null) => (v.is(v.pipe(v.string(), v.uuid()), text) ? text : undefined);

/** Returns the view of an address. Invalid values are ignored. */
export function readView(search: URLSearchParams): View {
  const folder = search.get('state');
  const [from, to] = [isDay(search.get('from')), isDay(search.get('to'))];
  const isRange = from !== undefined || to !== undefined;
  return {
    folder: v.is(messageFolder, folder) ? folder : 'inbox',
    words: (search.get('q') ?? '').slice(0, 200),
    days: isRange ? undefined : PERIODS.find((days) => String(days) === search.get('days')),
    from,
    to,
    sort: search.get('sort') === 'oldest' ? 'oldest' : 'newest',
    cursor: isUuid(search.get('cursor')),
    message: isUuid(search.get('message')),
  };
}

/** Returns the address of a view, without default values. */
export function viewHref({ folder, words, days, from, to, sort, cursor, message }: View): string {
  const params = {
    state: folder === 'inbox' ? undefined : folder,
    q: words || undefined,
    days: days?.toString(),
    from,
    to,
    sort: sort === 'newest' ? undefined : sort,
    cursor,
    message,
  };
  const entries = Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return entries.length > 0 ? `${paths.messages}?${new URLSearchParams(entries)}` : paths.messages;
}

/** Returns a view with other filters: its first page, without an open message. */
export const withFilters = (view: View, filters: Partial<Omit<View, 'cursor' | 'message'>>): View => ({
  ...view,
  ...filters,
  cursor: undefined,
  message: undefined,
});

/** Returns whether a view shows only some of the inbox, or another list. */
export const isFiltered = ({ folder, words, days, from, to }: View): boolean =>
  folder !== 'inbox' || words.trim() !== '' || (days ?? from ?? to) !== undefined;

/** Returns whether messages of a folder are still in it after a change. */
export function staysIn(folder: MessageFolder, { state, deleted }: MessageChange): boolean {
  if (deleted !== undefined) return deleted === (folder === 'trash');
  if (state === undefined || folder === 'all' || folder === 'trash') return true;
  return folder === 'inbox' ? state === 'new' || state === 'read' : state === folder;
}

/** Returns the API's filter for a view. Days begin at midnight in the admin's time zone. */
export function filterOf({ folder, words, days, from, to, sort }: View, now: Date): URLSearchParams {
  const first = from ?? (days && firstDay(now, days));
  return new URLSearchParams({
    ...(folder !== 'inbox' && { state: folder }),
    ...(words.trim() !== '' && { q: words.trim() }),
    ...(first && { from: startOf(first) }),
    ...(to && { to: startOf(to, 1) }),
    ...(sort !== 'newest' && { sort }),
  });
}

/** Returns the ISO time at which a day begins, plus some days; before 1970, where a year is being typed, that is 1970. */
function startOf(day: string, plus = 0): string {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Math.max(0, new Date(year, month - 1, date + plus).getTime())).toISOString();
}

/** Returns the first of the last `days` days, as date fields write it: `2025-03-12`. The last one is today. */
export function firstDay(now: Date, days = 1): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1 - days);
  const numbers = [day.getFullYear(), day.getMonth() + 1, day.getDate()];
  return numbers.map((number, i) => String(number).padStart(i === 0 ? 4 : 2, '0')).join('-');
}

/** Returns the view of the current address, and a function that navigates to another view without scrolling. */
export function useView() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const view = useMemo(() => readView(search), [search]);
  const show = (next: View, { replace = false } = {}) =>
    void navigate(viewHref(next), { replace, preventScrollReset: true });
  return { view, show };
}
