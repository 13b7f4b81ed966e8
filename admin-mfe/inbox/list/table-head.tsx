import { css } from '@emotion/react';
import { ArrowDown, ArrowUp } from '@studio/ui/icons';
import { token } from '@studio/ui/tokens';
import { plainButton } from '../../components/styles.ts';
import { useMinWidth } from '../../components/use-min-width.ts';
import { messageLabels } from '../../content/inbox.ts';
import { useView, withFilters } from '../view.ts';
import { columns } from './columns.tsx';
import { SelectAll } from './select-all.tsx';
import type { Selection } from './use-selection.ts';

interface TableHeadProps {
  readonly selection: Selection;
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

/** The head of the table. Below 1024px it is visible to screen readers only, and its controls are in the toolbar. */
export function TableHead({ selection }: TableHeadProps) {
  const isWide = useMinWidth('desktop');
  const { view } = useView();
  const order = view.sort === 'newest' ? 'descending' : 'ascending';
  return (
    <thead>
      <tr>
        <td className="select">{isWide && <SelectAll selection={selection} />}</td>
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
  const [Icon, other] = view.sort === 'newest' ? ([ArrowDown, 'oldest'] as const) : ([ArrowUp, 'newest'] as const);
  return (
    <button type="button" onClick={() => show(withFilters(view, { sort: other }))} css={sortButton}>
      {messageLabels.date}
      <Icon size={14} />
    </button>
  );
}
