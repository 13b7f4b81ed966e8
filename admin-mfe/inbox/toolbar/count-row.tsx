import styled from '@emotion/styled';
import { token } from '@studio/ui/tokens';
import * as v from 'valibot';
import { Select } from '../../components/controls.tsx';
import { PAGE_MARGIN, plainButton } from '../../components/styles.ts';
import { actions, filters } from '../../content/inbox.ts';
import type { Selection } from '../list/use-selection.ts';
import { useView, withFilters } from '../view.ts';

interface CountRowProps {
  /** One line of figures about the messages. */
  readonly summary: string | undefined;
  /** Messages on this page of the list. */
  readonly count: number;
  readonly selection: Selection;
}

/** Its rules have more weight than those of the controls themselves. */
const Row = styled.div`
  && > span > svg {
    right: 0;
  }
  && > span > select {
    min-height: 2.5rem;
    padding-inline: 0 1.375rem;
    border-color: transparent;
    background: none;
    color: inherit;
    font-size: 0.875rem;
  }
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: 2.5rem;
  padding-inline: ${PAGE_MARGIN};
  border-bottom: 1px solid ${token('hairline')};
  color: ${token('ink-2')};
  font-size: 0.875rem;
  white-space: nowrap;
  & > button {
    ${plainButton}
    min-height: 2.75rem;
    color: ${token('ink')};
    font-weight: 500;
  }
`;

/** On phones, below the toolbar: how many messages there are, and their order; while some are selected, a button that selects all. */
export function CountRow({ summary, count, selection }: CountRowProps) {
  const { view, show } = useView();
  return (
    <Row>
      <span>{summary}</span>
      {selection.ids.length > 0 ? (
        <button type="button" onClick={selection.selectAll}>
          {actions.selectCount(count)}
        </button>
      ) : (
        <Select
          aria-label={filters.sort}
          value={view.sort}
          onChange={({ target }) =>
            show(withFilters(view, { sort: v.parse(v.picklist(['newest', 'oldest']), target.value) }))
          }
        >
          <option value="newest">{filters.newest}</option>
          <option value="oldest">{filters.oldest}</option>
        </Select>
      )}
    </Row>
  );
}
