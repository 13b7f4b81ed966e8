import { css } from '@emotion/react';
import type { ReceivedMessage } from '@studio/client/contact';
import { token } from '@studio/ui/tokens';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { actions, messageLabels } from '../../content/inbox.ts';
import { useView, withFilters } from '../view.ts';
import { columns } from './columns.tsx';

interface TableHeadProps {
  /** The messages in the table. */
  readonly messages: readonly ReceivedMessage[];
  /** Ids of the selected messages. */
  readonly selection: ReadonlySet<string>;
  readonly onSelect: (selection: ReadonlySet<string>) => void;
}

const labels = messageLabels.columns;

/** The head of the table: selects all messages, and sorts them by date. */
export function TableHead(props: TableHeadProps) {
  const { view, show } = useView();
  const isNewestFirst = view.sort === 'newest';
  const Icon = isNewestFirst ? ArrowDown : ArrowUp;
  return (
    <thead>
      <tr>
        <td className="select">
          <SelectAll {...props} />
        </td>
        {columns.map(({ id }) =>
          id === 'date' ? (
            <th key={id} scope="col" className={id} aria-sort={isNewestFirst ? 'descending' : 'ascending'}>
              <button
                type="button"
                onClick={() => show(withFilters(view, { sort: isNewestFirst ? 'oldest' : 'newest' }))}
                css={sortButton}
              >
                {labels[id]}
                <Icon size={14} strokeWidth={1.75} />
              </button>
            </th>
          ) : (
            <th key={id} scope="col" className={id}>
              {labels[id]}
            </th>
          ),
        )}
      </tr>
    </thead>
  );
}

/** Its state is mixed if only some messages are selected. */
function SelectAll({ messages, selection, onSelect }: TableHeadProps) {
  const selected = messages.filter(({ id }) => selection.has(id)).length;
  const isAll = messages.length > 0 && selected === messages.length;
  const toggleAll = () => {
    const next = new Set(selection);
    for (const { id } of messages) {
      if (isAll) next.delete(id);
      else next.add(id);
    }
    onSelect(next);
  };
  return (
    <input
      type="checkbox"
      aria-label={actions.selectAll}
      checked={isAll}
      ref={(box) => {
        if (box) box.indeterminate = selected > 0 && !isAll;
      }}
      onChange={toggleAll}
    />
  );
}

const sortButton = css`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  min-height: 2.75rem;
  margin-block: -0.625rem;
  padding: 0;
  border: 0;
  background: transparent;
  color: inherit;
  cursor: pointer;
  &:hover {
    color: ${token('iris')};
  }
`;
