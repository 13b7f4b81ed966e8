import type { ReceivedMessage } from '@studio/client/contact';
import { VisuallyHidden } from '@studio/ui/visually-hidden';
import { FlexRender, type RowSelectionState, useTable } from '@tanstack/react-table';
import { inbox } from '../content/inbox.ts';
import { columns, features } from './columns.tsx';
import { table as look } from './messages-table.styles.ts';
import { SkeletonRows } from './skeleton-rows.tsx';
import { SortButton } from './sort-button.tsx';

interface MessagesTableProps {
  /** None while they are on their way for the first time. */
  readonly messages: readonly ReceivedMessage[] | undefined;
  /** Others are on their way. */
  readonly busy: boolean;
  readonly sort: 'newest' | 'oldest';
  /** Id of the message that is open. */
  readonly open: string | undefined;
  readonly selection: RowSelectionState;
  readonly onSelect: (selection: RowSelectionState) => void;
}

const NONE: ReceivedMessage[] = [];
const rowId = ({ id }: ReceivedMessage) => id;

/** The table of messages. The site has filtered and sorted them. */
export function MessagesTable({ messages, busy, sort, open, selection, onSelect }: MessagesTableProps) {
  const table = useTable({
    features,
    columns,
    data: messages ?? NONE,
    getRowId: rowId,
    state: { rowSelection: selection },
    onRowSelectionChange: (change) => onSelect(typeof change === 'function' ? change(selection) : change),
  });
  return (
    <table css={look} aria-busy={busy}>
      <caption>
        <VisuallyHidden>{inbox.caption}</VisuallyHidden>
      </caption>
      <thead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {group.headers.map((header) => {
              if (header.id === 'select') {
                return (
                  <td key={header.id} className="select">
                    <FlexRender header={header} />
                  </td>
                );
              }
              const isDate = header.id === 'date';
              const order = sort === 'newest' ? 'descending' : 'ascending';
              return (
                <th key={header.id} scope="col" className={header.id} {...(isDate && { 'aria-sort': order })}>
                  {isDate ? <SortButton /> : <FlexRender header={header} />}
                </th>
              );
            })}
          </tr>
        ))}
      </thead>
      <tbody>
        {messages === undefined && <SkeletonRows />}
        {table.getRowModel().rows.map((row) => (
          <tr
            key={row.id}
            data-state={row.original.state}
            data-open={row.id === open || undefined}
            data-selected={row.getIsSelected() || undefined}
          >
            {row.getAllCells().map((cell) =>
              cell.column.id === 'name' ? (
                <th key={cell.id} scope="row" className="name">
                  <FlexRender cell={cell} />
                </th>
              ) : (
                <td key={cell.id} className={cell.column.id}>
                  <FlexRender cell={cell} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
