import type { ListedEntry } from '@studio/content/api';
import { Link } from 'react-router-dom';
import { SmallButton } from '../../components/controls.tsx';
import { checkbox } from '../../components/selection.tsx';
import { dateParts, localDate } from '../../content/dates.ts';
import { listTexts } from '../../content/entries.ts';
import { paths } from '../../paths.ts';
import { ForWriters } from '../../request/session.ts';
import { type CollectionInfo, type FieldInfo, useEntries } from '../entry-requests.ts';
import { EntryStatus, shortTime, titleOf } from '../entry-status.tsx';
import { Grip } from '../icons.tsx';
import { Thumbnail } from '../thumbnail.tsx';
import { handle } from './entry-list.styles.ts';
import { RowMenu } from './row-menu.tsx';
import type { ListChanges } from './use-list-changes.ts';
import type { useReorder } from './use-reorder.ts';

interface EntryRowProps {
  readonly collection: CollectionInfo;
  readonly entry: ListedEntry;
  /** Own columns of the collection, without its picture. */
  readonly columns: readonly FieldInfo[];
  /** The field of the picture before the title. */
  readonly picture: string | undefined;
  /** Place in the list, from 0. */
  readonly index: number;
  /** The whole list, if its order can be changed. */
  readonly ordered: readonly ListedEntry[] | undefined;
  readonly order: ReturnType<typeof useReorder>;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
  readonly changes: ListChanges;
}

/** Renders an entry as a row: a checkbox or a handle, its picture, title, status, own columns and what can be done with it. */
export function EntryRow(props: EntryRowProps) {
  const { collection, entry, columns, picture, index, ordered, order, isSelected, onSelect, changes } = props;
  const title = titleOf(entry, collection.title);
  const isTrash = entry.deletedAt !== null;
  return (
    <tr data-selected={isSelected || undefined} {...order.rowProps(entry.id, index)}>
      <td className="lead">
        {ordered ? (
          <button type="button" css={handle} {...order.handleProps(entry.id, index)}>
            <Grip size={18} />
            <span className="place">{index + 1}</span>
          </button>
        ) : (
          !isTrash && (
            <ForWriters>
              <input
                type="checkbox"
                aria-label={listTexts.select(title)}
                checked={isSelected}
                onChange={onSelect}
                css={[checkbox, { marginInline: '0 1rem' }]}
              />
            </ForWriters>
          )
        )}
      </td>
      {picture !== undefined && (
        <td className="picture">
          <Thumbnail picture={entry.draft[picture]} />
        </td>
      )}
      <th scope="row" className="title" dir="auto">
        <Link to={paths.entry(collection.name, entry.id)} className="open">
          {title}
        </Link>
      </th>
      <td className="state">
        <EntryStatus entry={entry} />
      </td>
      {columns.map((field) => (
        <td key={field.name} className="own">
          <Value field={field} value={entry.draft[field.name]} />
        </td>
      ))}
      <td className="updated">
        <Updated iso={entry.updatedAt} />
      </td>
      <td className="actions">
        {isTrash ? (
          <ForWriters>
            <SmallButton
              aria-label={listTexts.restoreTitle(title)}
              css={{ position: 'absolute', insetBlockStart: '-1.375rem', insetInlineEnd: 0 }}
              onClick={() => void changes.restore(entry)}
            >
              {listTexts.restore}
            </SmallButton>
          </ForWriters>
        ) : (
          <RowMenu collection={collection} entry={entry} ordered={ordered} changes={changes} />
        )}
      </td>
    </tr>
  );
}

/** A time in a list: `Today, 14:02`, `18 Mar`, `12 Dec 2024`. The tooltip is the whole time. */
function Updated({ iso }: { readonly iso: string }) {
  const now = new Date();
  const { day, clock, year } = dateParts(iso, now);
  const isToday = new Date(iso).toDateString() === now.toDateString();
  return (
    <time dateTime={iso} title={localDate(iso, { long: true })}>
      {isToday && clock !== undefined ? (
        <>
          <span className="today">{listTexts.today}</span>
          {clock}
        </>
      ) : (
        [day, year].filter(Boolean).join(' ')
      )}
    </time>
  );
}

/** Renders the value of a field in a list. */
function Value({ field, value }: { readonly field: FieldInfo; readonly value: unknown }) {
  if (field.kind === 'reference') return <Reference collection={String(field.collection)} slug={String(value ?? '')} />;
  if (field.kind === 'switch') return value === true ? listTexts.yes : listTexts.no;
  if (typeof value === 'number') return `$${value.toLocaleString('en')}`;
  if (field.kind === 'date' && typeof value === 'string' && value !== '') return shortTime(value).replace(/, .*/, '');
  const text = Array.isArray(value) ? String(value[0] ?? '') : String(value ?? '');
  return field.kind === 'choice' ? capitalized(text) : text;
}

/** Renders the title of an entry of another collection. */
function Reference({ collection, slug }: { readonly collection: string; readonly slug: string }) {
  const { data = [] } = useEntries(collection);
  return referenceTitle(data, slug);
}

/** Returns a value of a choice as a word in a list. */
export const capitalized = (value: string): string => value.charAt(0).toUpperCase() + value.slice(1);

/** Returns the title of the entry with an address. */
function referenceTitle(entries: readonly ListedEntry[], slug: string): string {
  const entry = entries.find(({ draft }) => draft.slug === slug);
  return String(entry?.draft.name ?? entry?.draft.title ?? slug);
}
