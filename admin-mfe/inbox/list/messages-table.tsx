import type { ReceivedMessage } from '@studio/client/contact';
import { Skeleton } from '@studio/ui/skeleton';
import { token } from '@studio/ui/tokens';
import { VisuallyHidden } from '@studio/ui/visually-hidden';
import { actions, inbox } from '../../content/inbox.ts';
import { useView } from '../view.ts';
import { checkbox } from './checkbox.ts';
import { columns } from './columns.tsx';
import { table } from './messages-table.styles.ts';
import { TableHead } from './table-head.tsx';
import type { Selection } from './use-selection.ts';

/** Rows that are shown while the first messages are loading. */
const SKELETON_ROWS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

interface MessagesTableProps {
  /** Not set while they are loading for the first time. */
  readonly messages: readonly ReceivedMessage[] | undefined;
  /** Other messages are loading. */
  readonly busy: boolean;
  readonly selection: Selection;
}

/** The table of messages, as filtered and sorted by the API. */
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
              <input
                type="checkbox"
                aria-label={actions.select(message.name)}
                checked={selection.has(message.id)}
                onChange={() => selection.toggle(message.id)}
                css={checkbox}
              />
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
