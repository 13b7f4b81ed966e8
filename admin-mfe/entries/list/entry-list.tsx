import styled from '@emotion/styled';
import type { ListedEntry } from '@studio/content/api';
import { EmptyState, VisuallyHidden } from '@studio/ui';
import { Cross } from '@studio/ui/icons';
import { phone, token } from '@studio/ui/tokens';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { IconButton, SmallButton } from '../../components/controls.tsx';
import { Trash } from '../../components/icons.tsx';
import { SelectAll, useSelection } from '../../components/selection.tsx';
import { Failure, HeaderTitle, LoadingRows } from '../../components/states.tsx';
import { PAGE_MARGIN, quiet, row, stickyBar, textButton } from '../../components/styles.ts';
import { doneTexts, headingOf, listShortcuts, listTexts } from '../../content/entries.ts';
import { useEscape } from '../../inbox/keys/keys.ts';
import Shortcuts from '../../inbox/keys/shortcuts.tsx';
import { useMay } from '../../request/session.ts';
import { type CollectionInfo, useEntries } from '../entry-requests.ts';
import { titleOf } from '../entry-status.tsx';
import { table } from './entry-list.styles.ts';
import { EntryRow } from './entry-row.tsx';
import { ListToolbar, NewLink } from './list-toolbar.tsx';
import { columnsOf, filterEntries, filtersOf, useListView } from './list-view.ts';
import { type ListChanges, useListChanges } from './use-list-changes.ts';
import { useReorder } from './use-reorder.ts';

/** Number of rows that are rendered at first, and with each press of "Show more". */
const ROWS = 100;

/** Widths of columns by the kind of their field. */
const WIDTHS: Readonly<Record<string, string>> = {
  choice: '6.5rem',
  reference: '10.75rem',
  date: '7rem',
  price: '6rem',
};

/** The toolbar, or the bar of the selected entries in its place. */
const Bar = styled.div`
  ${stickyBar}
  flex-wrap: wrap;
  gap: 0.5rem;
  padding-block: 0.625rem;
  border-top: 1px solid ${token('hairline')};
  &[data-selecting] {
    background: ${token('iris-wash')};
  }
  ${phone} {
    position: static;
    height: auto;
    border-top: 0;
    & > nav {
      overflow-x: auto;
      max-width: 100%;
    }
    & > [role='search'] {
      flex: 1 0 100%;
    }
  }
`;

interface EntryListProps {
  readonly collection: CollectionInfo;
  /** What is listed besides what the address says: `status` of projects. */
  readonly preset?: Readonly<Record<string, string>>;
  readonly children?: ReactNode;
}

/** Renders the entries of a collection: search and filters, a row for each with what can be done with it, the trash. */
export function EntryList({ collection, preset = {}, children }: EntryListProps) {
  const filters = filtersOf(collection).filter(({ name }) => preset[name] === undefined);
  const { view, show, isFiltered } = useListView(filters);
  const isTrash = view.is === 'trash';
  const { data, isError, refetch } = useEntries(collection.name, isTrash);
  const changes = useListChanges(collection);
  const [limit, setLimit] = useState(ROWS);

  const mayWrite = useMay('write');
  const isOrdered = collection.order === 'position';
  const listed = isOrdered ? data : data?.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));
  const shown = listed && filterEntries(listed, { ...view, values: { ...view.values, ...preset } });
  const ordered = mayWrite && isOrdered && !isFiltered && Object.keys(preset).length === 0 ? shown : undefined;
  const rows = (ordered ?? []).map((entry) => ({ id: entry.id, title: titleOf(entry, collection.title) }));
  const order = useReorder(rows, (id, to) => {
    const entry = ordered?.find((each) => each.id === id);
    if (ordered && entry) void changes.move(ordered, entry, to);
  });
  const selection = useSelection((shown ?? []).map(({ id }) => id));
  const chosen = (shown ?? []).filter(({ id }) => selection.has(id));
  const own = columnsOf(collection);
  const picture = own.find(({ kind }) => kind === 'picture')?.name;
  const columns = own.filter(({ name, kind }) => kind !== 'picture' && preset[name] === undefined);
  const widths = {
    ...(picture !== undefined && { '--picture-column': '4.25rem' }),
    '--columns': columns.map(({ kind }) => WIDTHS[kind] ?? '9rem').join(' '),
  } as CSSProperties;
  const published = data?.filter(({ status }) => status === 'published').length ?? 0;
  return (
    <>
      <VisuallyHidden>
        <h1>{headingOf(collection)}</h1>
      </VisuallyHidden>
      <HeaderTitle
        title={headingOf(collection)}
        summary={data && !isTrash ? listTexts.summary(data.length, published, collection) : undefined}
      />
      <Bar data-selecting={chosen.length > 0 ? '' : undefined}>
        {chosen.length > 0 ? (
          <BulkBar entries={chosen} changes={changes} onClear={selection.clear} />
        ) : (
          <>
            {children}
            <ListToolbar collection={collection} filters={filters} view={view} show={show} />
          </>
        )}
      </Bar>
      {isTrash && <Note>{listTexts.trashLead}</Note>}
      {mayWrite && isOrdered && isFiltered && !isTrash && <Note>{listTexts.clearToOrder}</Note>}
      {changes.isFailed && <Failure text={doneTexts.failed} />}
      <VisuallyHidden role="status">{order.spoken}</VisuallyHidden>
      {isError && !data && <Failure text={listTexts.failed(collection.plural)} onRetry={refetch} />}
      {!data && !isError && (
        <div css={{ paddingInline: PAGE_MARGIN }}>
          <LoadingRows />
        </div>
      )}
      {shown && shown.length > 0 && (
        <table css={table} style={widths}>
          <caption>
            <VisuallyHidden>{collection.plural}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <td>{!ordered && !isTrash && <SelectAll label={listTexts.selectAll} selection={selection} />}</td>
              {picture !== undefined && <td />}
              <th scope="col">{collection.fields.find(({ name }) => name === collection.title)?.label}</th>
              <th scope="col">{listTexts.status}</th>
              {columns.map(({ name, label }) => (
                <th key={name} scope="col" className="own">
                  {label}
                </th>
              ))}
              <th scope="col" className="updated">
                {listTexts.updated}
              </th>
              <td />
            </tr>
          </thead>
          <tbody
            data-landing={order.landing === undefined ? undefined : ''}
            style={{ '--landing': `${order.landing ?? 0}px` } as CSSProperties}
          >
            {shown.slice(0, limit).map((entry, index) => (
              <EntryRow
                key={entry.id}
                {...{ collection, entry, columns, picture, index, ordered, order, changes }}
                isSelected={selection.has(entry.id)}
                onSelect={() => selection.toggle(entry.id)}
              />
            ))}
          </tbody>
        </table>
      )}
      {shown && shown.length > limit && (
        <button type="button" css={[textButton, { marginInline: PAGE_MARGIN }]} onClick={() => setLimit(limit + ROWS)}>
          {listTexts.showMore(Math.min(ROWS, shown.length - limit))}
        </button>
      )}
      {shown?.length === 0 && (
        <div css={{ padding: `1.5rem ${PAGE_MARGIN}` }}>
          {isFiltered && !(isTrash && data?.length === 0) ? (
            <p css={row}>
              {listTexts.nothing(collection.singular, view.words)}{' '}
              <SmallButton onClick={() => show({ words: '', is: '', values: {} })}>{listTexts.clear}</SmallButton>
            </p>
          ) : (
            <>
              <EmptyState text={isTrash ? listTexts.emptyTrash : listTexts.none(collection.plural)} />
              {mayWrite && !isTrash && (
                <>
                  <p>{listTexts.noneHint(isOrdered)}</p>
                  <NewLink collection={collection} isAlone />
                </>
              )}
            </>
          )}
        </div>
      )}
      <Shortcuts groups={listShortcuts} />
    </>
  );
}

const Note = styled.p`
  padding: 0.75rem ${PAGE_MARGIN};
  ${quiet}
`;

interface BulkBarProps {
  readonly entries: readonly ListedEntry[];
  readonly changes: ListChanges;
  readonly onClear: () => void;
}

/** Renders what can be done with the selected entries. Escape clears the selection. */
function BulkBar({ entries, changes, onClear }: BulkBarProps) {
  useEscape('selection', onClear);
  const run = (change: ListChanges['publish']) => {
    onClear();
    void change(entries);
  };
  return (
    <div data-selecting="" css={[row, { flex: 1 }]}>
      <strong css={{ marginInlineEnd: 'auto', fontWeight: 500 }}>{listTexts.selected(entries.length)}</strong>
      <SmallButton onClick={() => run(changes.publish)}>{listTexts.publish}</SmallButton>
      <SmallButton onClick={() => run(changes.unpublish)}>{listTexts.unpublish}</SmallButton>
      <SmallButton data-key="#" onClick={() => run(changes.remove)}>
        <Trash size={18} />
        {listTexts.remove}
      </SmallButton>
      <IconButton icon={Cross} label={listTexts.noSelection} onClick={onClear} />
    </div>
  );
}
