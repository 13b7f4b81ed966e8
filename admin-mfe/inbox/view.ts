import { type MessageFolder, messageFolder } from '@studio/contract/inbox';
import { paths } from '@studio/contract/paths';
import * as v from 'valibot';

/** Lengths of time, in days, that the list can be narrowed to; 1 is today. */
export const DAYS = [1, 7, 30, 90] as const;

/** What is shown of the messages. All of it is in the address. */
export interface View {
  readonly folder: MessageFolder;
  readonly words: string;
  readonly days: (typeof DAYS)[number] | undefined;
  readonly sort: 'newest' | 'oldest';
  /** Of the page that is shown; none for the first. */
  readonly cursor: string | undefined;
  /** Id of the message that is open. */
  readonly message: string | undefined;
}

const isUuid = (text: string | null) => (v.is(v.pipe(v.string(), v.uuid()), text) ? text : undefined);

/** Reads an address. What makes no sense counts as not given. */
export function readView(search: URLSearchParams): View {
  const folder = search.get('state');
  return {
    folder: v.is(messageFolder, folder) ? folder : 'inbox',
    words: (search.get('q') ?? '').slice(0, 200),
    days: DAYS.find((days) => String(days) === search.get('days')),
    sort: search.get('sort') === 'oldest' ? 'oldest' : 'newest',
    cursor: isUuid(search.get('cursor')),
    message: isUuid(search.get('message')),
  };
}

/** The address of a view; what is as usual is not in it. */
export function addressOf({ folder, words, days, sort, cursor, message }: View): string {
  const given = {
    state: folder === 'inbox' ? undefined : folder,
    q: words || undefined,
    days: days?.toString(),
    sort: sort === 'newest' ? undefined : sort,
    cursor,
    message,
  };
  const entries = Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return entries.length > 0 ? `${paths.adminMessages}?${new URLSearchParams(entries)}` : paths.adminMessages;
}

/** A view with other filters: its first page, with no message open. */
export const refiltered = (view: View, filters: Partial<Pick<View, 'folder' | 'words' | 'days' | 'sort'>>): View => ({
  ...view,
  ...filters,
  cursor: undefined,
  message: undefined,
});

/** Whether anything narrows the list. */
export const isFiltered = ({ folder, words, days }: View): boolean =>
  folder !== 'inbox' || words.trim() !== '' || days !== undefined;

/** What the API is asked for, without page and size. Days begin where the owner is. */
export function filterOf({ folder, words, days, sort }: View, now: Date): URLSearchParams {
  const from = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1 - (days ?? 0));
  return new URLSearchParams({
    ...(folder !== 'inbox' && { state: folder }),
    ...(words.trim() !== '' && { q: words.trim() }),
    ...(days !== undefined && { from: from.toISOString() }),
    ...(sort !== 'newest' && { sort }),
  });
}
