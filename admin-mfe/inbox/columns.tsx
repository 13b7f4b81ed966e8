import type { ReceivedMessage } from '@studio/client/contact';
import { VisuallyHidden } from '@studio/ui/visually-hidden';
import { createColumnHelper, rowSelectionFeature, tableFeatures } from '@tanstack/react-table';
import { actions, inbox } from '../content/inbox.ts';
import { LocalTime } from './local-time.tsx';
import { OpenLink } from './open-link.tsx';

/** What the table can do: the site sorts, filters and pages. */
export const features = tableFeatures({ rowSelectionFeature });

const column = createColumnHelper<typeof features, ReceivedMessage>();

/** The columns. What a visitor wrote is shown as text, whatever it looks like. */
export const columns = column.columns([
  column.display({
    id: 'select',
    header: ({ table }) => (
      <input
        type="checkbox"
        aria-label={actions.selectAll}
        checked={table.getIsAllRowsSelected()}
        ref={(box) => {
          if (box) box.indeterminate = table.getIsSomeRowsSelected();
        }}
        onChange={table.getToggleAllRowsSelectedHandler()}
      />
    ),
    cell: ({ row }) => (
      <input
        type="checkbox"
        aria-label={actions.select(row.original.name)}
        checked={row.getIsSelected()}
        onChange={row.getToggleSelectedHandler()}
      />
    ),
  }),
  column.accessor('name', {
    header: inbox.columns.name,
    cell: ({ row: { original } }) => (
      <>
        {original.state === 'new' && <VisuallyHidden>{`${inbox.unread} `}</VisuallyHidden>}
        <OpenLink id={original.id}>{original.name}</OpenLink>
      </>
    ),
  }),
  column.accessor('email', { header: inbox.columns.email }),
  column.accessor('subject', {
    header: inbox.columns.subject,
    cell: ({ getValue }) => getValue() || <span className="none">{inbox.noSubject}</span>,
  }),
  column.accessor('message', { header: inbox.columns.message }),
  column.accessor('createdAt', {
    id: 'date',
    header: inbox.columns.date,
    cell: ({ getValue }) => <LocalTime iso={getValue()} relative />,
  }),
]);
