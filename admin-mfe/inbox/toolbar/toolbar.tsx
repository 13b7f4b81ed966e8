import styled from '@emotion/styled';
import { messageFolder } from '@studio/client/inbox';
import { ArrowDown, ArrowUp } from '@studio/ui/icons';
import { from } from '@studio/ui/media';
import { Text } from '@studio/ui/text';
import * as v from 'valibot';
import { Select } from '../../components/controls.tsx';
import { iconControl } from '../../components/styles.ts';
import { useMinWidth } from '../../components/use-min-width.ts';
import { filters, messageLabels } from '../../content/inbox.ts';
import { useView, withFilters } from '../view.ts';
import { ExportMenu } from './export-menu.tsx';
import { FilterButton } from './filter-button.tsx';
import { SearchField } from './search-field.tsx';
import { DateFields, TimeFilter } from './time-filter.tsx';

const Row = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
  min-width: 0;
  /* Beside the search on a tablet. */
  ${from.tablet} {
    & > span > select {
      max-width: 8.5rem;
      text-overflow: ellipsis;
    }
  }
  ${from.desktop} {
    & > span > select {
      max-width: none;
    }
  }
`;

interface ToolbarProps {
  /** One line of figures about the messages. */
  readonly summary: string | undefined;
}

/** Searches, filters, sorts and exports the list. On phones the filters are in a sheet. */
export function Toolbar({ summary }: ToolbarProps) {
  const { view, show } = useView();
  const { folder, words } = view;
  const isPhone = !useMinWidth('tablet');
  const isWide = useMinWidth('desktop');
  return (
    <Row role="search" aria-label={filters.label}>
      <SearchField words={words} onSearch={(given) => show(withFilters(view, { words: given }), { replace: true })} />
      {isPhone ? (
        <FilterButton />
      ) : (
        <>
          <Select
            aria-label={filters.folder}
            value={folder}
            onChange={({ target }) => show(withFilters(view, { folder: v.parse(messageFolder, target.value) }))}
          >
            {messageFolder.options.map((option) => (
              <option key={option} value={option}>
                {messageLabels.folders[option]}
              </option>
            ))}
          </Select>
          <TimeFilter />
          {!isWide && <SortButton />}
          <ExportMenu view={view} />
        </>
      )}
      {isWide && summary !== undefined && (
        <Text size="small" css={{ marginInlineStart: 'auto' }}>
          {summary}
        </Text>
      )}
      {!isPhone && <DateFields view={view} onChange={(range) => show(withFilters(view, range), { replace: true })} />}
    </Row>
  );
}

/** Reverses the order, where the head of the table has no room for it. */
function SortButton() {
  const { view, show } = useView();
  const isNewest = view.sort === 'newest';
  const label = isNewest ? filters.newest : filters.oldest;
  const Icon = isNewest ? ArrowDown : ArrowUp;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => show(withFilters(view, { sort: isNewest ? 'oldest' : 'newest' }))}
      css={iconControl}
    >
      <Icon size={18} strokeWidth={1.5} />
    </button>
  );
}
