import styled from '@emotion/styled';
import { messageFolder } from '@studio/client/inbox';
import { Text, VisuallyHidden } from '@studio/ui';
import { ArrowDown, ArrowUp } from '@studio/ui/icons';
import { from, token } from '@studio/ui/tokens';
import { useState } from 'react';
import { IconButton, Select, SmallButton } from '../../components/controls.tsx';
import { useMinWidth } from '../../components/hooks.ts';
import { Filter } from '../../components/icons.tsx';
import { lazyComponent } from '../../components/lazy-component.tsx';
import type { Selection } from '../../components/selection.tsx';
import { PAGE_MARGIN, plainButton, quiet } from '../../components/styles.ts';
import { actions, filters, messageLabels } from '../../content/inbox.ts';
import { useView, withFilters } from '../view.ts';
import { ExportMenu } from './export-menu.tsx';
import { SearchField } from './search-field.tsx';
import { DateFields, periodOf, periodOptions, withPeriod } from './time-filter.tsx';

const Row = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
  min-width: 0;
  /* On tablets, beside the search. */
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

/** Searches, filters, sorts and exports the list. On phones the filters are in a sheet. */
export function Toolbar({ summary }: Pick<CountRowProps, 'summary'>) {
  const { view, show } = useView();
  const isPhone = !useMinWidth('tablet');
  const isWide = useMinWidth('desktop');
  return (
    <Row role="search" aria-label={filters.label}>
      <SearchField
        label={filters.search}
        words={view.words}
        onSearch={(words) => show(withFilters(view, { words }), { replace: true })}
      />
      {isPhone ? (
        <FilterButton />
      ) : (
        <>
          <Select
            aria-label={filters.folder}
            value={view.folder}
            options={messageFolder.options.map((folder) => [folder, messageLabels.folders[folder]])}
            onChange={(folder) => show(withFilters(view, { folder }))}
          />
          <Select
            aria-label={filters.days}
            value={periodOf(view)}
            options={periodOptions.map(({ value, label }) => [value, label])}
            onChange={(period) => show(withFilters(view, withPeriod(period)))}
          />
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

/** Reverses the order where the head of the table, which has the same button, is not visible. */
function SortButton() {
  const { view, show } = useView();
  const isNewest = view.sort === 'newest';
  return (
    <IconButton
      icon={isNewest ? ArrowDown : ArrowUp}
      label={isNewest ? filters.newest : filters.oldest}
      size={18}
      onClick={() => show(withFilters(view, { sort: isNewest ? 'oldest' : 'newest' }))}
    />
  );
}

/** Loaded when it is opened: only phones have it. */
const FilterSheet = lazyComponent(
  'filter-sheet',
  () => import(/* webpackChunkName: "filter-sheet" */ './filter-sheet.tsx'),
);

const Count = styled.span`
  min-width: 1.25rem;
  border-radius: ${token('radius-full')};
  background: ${token('iris')};
  color: ${token('on-iris')};
  font: 500 0.8125rem/1.25rem ${token('font-text')};
`;

/** A button that opens the filters as a sheet. It shows how many are set. */
function FilterButton() {
  const { view } = useView();
  const [isOpen, setIsOpen] = useState(false);
  const count = Number(view.folder !== 'inbox') + Number(periodOf(view) !== '');
  return (
    <>
      <SmallButton aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Filter size={18} />
        <span>{filters.filter}</span>
        {count > 0 && (
          <Count>
            {count}
            <VisuallyHidden>{` ${filters.set}`}</VisuallyHidden>
          </Count>
        )}
      </SmallButton>
      {isOpen && <FilterSheet onClose={() => setIsOpen(false)} />}
    </>
  );
}

interface CountRowProps {
  /** One line of figures about the messages. */
  readonly summary: string | undefined;
  /** Messages on this page of the list. */
  readonly count: number;
  readonly selection: Selection;
}

/** Its selectors are more specific than those of the controls. */
const Counts = styled.div`
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
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 1rem;
  min-height: 2.5rem;
  padding-inline: ${PAGE_MARGIN};
  border-bottom: 1px solid ${token('hairline')};
  ${quiet}
  white-space: nowrap;
  & > button {
    ${plainButton}
    min-height: 2.75rem;
    color: ${token('ink')};
    font-weight: 500;
  }
`;

/** Renders, below the toolbar of phones, the number of messages and their order or, during a selection, a button that selects all. */
export function CountRow({ summary, count, selection }: CountRowProps) {
  const { view, show } = useView();
  return (
    <Counts>
      <span>{summary}</span>
      {selection.ids.length > 0 ? (
        <button type="button" onClick={selection.selectAll}>
          {actions.selectCount(count)}
        </button>
      ) : (
        <Select
          aria-label={filters.sort}
          value={view.sort}
          options={[
            ['newest', filters.newest],
            ['oldest', filters.oldest],
          ]}
          onChange={(sort) => show(withFilters(view, { sort }))}
        />
      )}
    </Counts>
  );
}
