import { css } from '@emotion/react';
import { type ContactFieldName, contactField, contactFieldNames, type ReceivedMessage } from '@studio/client/contact';
import { Skeleton, VisuallyHidden } from '@studio/ui';
import { ArrowDown, ArrowUp } from '@studio/ui/icons';
import { token } from '@studio/ui/tokens';
import type { ReactNode } from 'react';
import { useMinWidth } from '../../components/hooks.ts';
import { ListTime } from '../../components/local-time.tsx';
import { checkbox, SelectAll, type Selection } from '../../components/selection.tsx';
import { plainButton } from '../../components/styles.ts';
import { actions, inbox, messageLabels } from '../../content/inbox.ts';
import { ForWriters } from '../../request/session.ts';
import { useView, withFilters } from '../view.ts';
import { table } from './messages-table.styles.ts';
import { OpenLink } from './open-link.tsx';

/** Rows that are shown while the first messages are loading. */
const SKELETON_ROWS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

interface MessagesTableProps {
  /** Not set while they are loading for the first time. */
  readonly messages: readonly ReceivedMessage[] | undefined;
  readonly busy: boolean;
  readonly selection: Selection;
}

/** Renders the messages as a table, in the order of the API. */
export function MessagesTable({ messages, busy, selection }: MessagesTableProps) {
  const { view } = useView();
  return (
    <table css={table} aria-busy={busy}>
      <caption>
        <VisuallyHidden>{inbox.caption}</VisuallyHidden>
      </caption>
      <TableHead selection={selection} />
      <tbody>
        {!messages && SKELETON_ROWS.map((row) => <SkeletonRow key={row} />)}
        {messages?.map((message) => (
          <tr
            key={message.id}
            data-state={message.state}
            data-open={message.id === view.message || undefined}
            data-selected={selection.has(message.id) || undefined}
          >
            <td className="select">
              <ForWriters>
                <input
                  type="checkbox"
                  aria-label={actions.select(message.name)}
                  checked={selection.has(message.id)}
                  onChange={() => selection.toggle(message.id)}
                  css={checkbox}
                />
              </ForWriters>
            </td>
            {columns.map(({ id, cell }) => {
              const Cell = id === 'name' ? 'th' : 'td';
              return (
                <Cell key={id} scope={id === 'name' ? 'row' : undefined} className={id}>
                  {cell(message)}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const bar = {
  display: 'inline-block',
  width: '100%',
  minHeight: '0.75rem',
  borderRadius: token('radius-full'),
} as const;

function SkeletonRow() {
  return (
    <tr>
      {[{ id: 'select', barWidth: 1 }, ...columns].map(({ id, barWidth }) => (
        <td key={id} className={id}>
          <Skeleton css={[bar, { maxWidth: `${barWidth}rem` }]} />
        </td>
      ))}
    </tr>
  );
}

const sortButton = css`
  ${plainButton}
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  min-height: 2.75rem;
  margin-block: -0.625rem;
  &:hover {
    color: ${token('iris')};
  }
`;

/** Renders the head of the table. Below 1024px it is for screen readers only, and its controls are in the toolbar. */
function TableHead({ selection }: Pick<MessagesTableProps, 'selection'>) {
  const isWide = useMinWidth('desktop');
  const { view } = useView();
  const order = view.sort === 'newest' ? 'descending' : 'ascending';
  return (
    <thead>
      <tr>
        <td className="select">{isWide && <SelectAll label={actions.selectAll} selection={selection} />}</td>
        {columns.map(({ id, label }) => (
          <th key={id} scope="col" className={id} aria-sort={id === 'date' ? order : undefined}>
            {id === 'date' && isWide ? <SortButton /> : label}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function SortButton() {
  const { view, show } = useView();
  const [Icon, sort] = view.sort === 'newest' ? ([ArrowDown, 'oldest'] as const) : ([ArrowUp, 'newest'] as const);
  return (
    <button type="button" onClick={() => show(withFilters(view, { sort }))} css={sortButton}>
      {messageLabels.date}
      <Icon size={14} />
    </button>
  );
}

interface Column {
  readonly id: ContactFieldName | 'date';
  readonly label: string;
  /** Maximum width in rem of the bar that is shown while messages are loading. */
  readonly barWidth: number;
  readonly cell: (message: ReceivedMessage) => ReactNode;
}

/** Cells of fields that are more than their text. Text of visitors is rendered as text, never as HTML. */
const cells: Partial<Record<ContactFieldName, Column['cell']>> = {
  name: ({ id, name, state }) => (
    <>
      {state === 'new' && <VisuallyHidden>{`${messageLabels.unread} `}</VisuallyHidden>}
      <OpenLink id={id}>
        <bdi translate="no">{name}</bdi>
      </OpenLink>
    </>
  ),
  subject: ({ subject, draft }) => (
    <>
      {draft && <span className="draft">{messageLabels.draft}</span>}
      {subject ? <bdi>{subject}</bdi> : <span className="none">{messageLabels.noSubject}</span>}
    </>
  ),
};

const columns: readonly Column[] = [
  ...contactFieldNames
    .filter((name) => contactField(name).isColumn)
    .map((name) => ({
      id: name,
      label: contactField(name).label,
      barWidth: contactField(name).control === 'textarea' ? 14 : 7,
      cell: cells[name] ?? ((message: ReceivedMessage) => <bdi>{message[name]}</bdi>),
    })),
  {
    id: 'date',
    label: messageLabels.date,
    barWidth: 5,
    cell: ({ createdAt }) => <ListTime iso={createdAt} />,
  },
];
