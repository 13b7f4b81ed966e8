import type { ListedEntry } from '@studio/content/api';
import { useSearchParams } from 'react-router-dom';
import type { CollectionInfo, FieldInfo } from '../entry-requests.ts';
import { type ShownStatus, statusOf } from '../entry-status.tsx';

/** What a list shows: `is`, a status or the trash; words; and values of fields. */
export interface ListView {
  readonly words: string;
  readonly is: ShownStatus | 'trash' | '';
  readonly values: Readonly<Record<string, string>>;
}

/** Kinds of fields whose values can be chosen above a list. */
const FILTERED = ['choice', 'reference'];

/** Returns the columns of a list after the title and the status. */
export const columnsOf = ({ columns, fields }: CollectionInfo): FieldInfo[] =>
  columns.flatMap((name) => fields.find((field) => field.name === name) ?? []);

export const filtersOf = (collection: CollectionInfo): FieldInfo[] =>
  columnsOf(collection).filter(({ kind }) => FILTERED.includes(kind));

/** Returns what the address says that a list shows, and a function that shows something else. */
export function useListView(filters: readonly FieldInfo[]) {
  const [search, setSearch] = useSearchParams();
  const view: ListView = {
    words: search.get('q') ?? '',
    is: (search.get('is') ?? '') as ListView['is'],
    values: Object.fromEntries(filters.map(({ name }) => [name, search.get(name) ?? ''])),
  };
  const show = (next: Partial<ListView>) => {
    const { words, is, values } = { ...view, ...next };
    const all = Object.entries({ q: words, is, ...values }).filter(([, value]) => value !== '');
    setSearch(new URLSearchParams(all), { replace: next.words !== undefined });
  };
  return { view, show, isFiltered: view.words !== '' || view.is !== '' || Object.values(view.values).some(Boolean) };
}

/** Returns the entries that a list shows. Words are looked for in all short texts, in any letter case. */
export function filterEntries(entries: readonly ListedEntry[], { words, is, values }: ListView): ListedEntry[] {
  const sought = words.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter((entry) => {
    const { draft } = entry;
    if (is !== '' && is !== 'trash' && statusOf(entry) !== is) return false;
    if (Object.entries(values).some(([name, value]) => value !== '' && draft[name] !== value)) return false;
    if (sought.length === 0) return true;
    const text = Object.values(draft)
      .filter((value) => typeof value === 'string')
      .join('\n')
      .toLowerCase();
    return sought.every((word) => text.includes(word));
  });
}
