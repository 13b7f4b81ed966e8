import styled from '@emotion/styled';
import { messageFolder } from '@studio/client/inbox';
import { Text } from '@studio/ui/text';
import { token } from '@studio/ui/tokens';
import * as v from 'valibot';
import { filters, messageLabels } from '../../content/inbox.ts';
import { PAGE_MARGIN, row, smallSelect } from '../../layout/styles.ts';
import { useView, withFilters } from '../view.ts';
import { ExportMenu } from './export-menu.tsx';
import { SearchField } from './search-field.tsx';
import { TimeFilter, TimeRange } from './time-filter.tsx';

const Bar = styled.div`
  ${row}
  padding: 1rem ${PAGE_MARGIN};
  border-bottom: 1px solid ${token('hairline')};
`;

interface ToolbarProps {
  /** One line of figures about the messages. */
  readonly summary: string | undefined;
}

/** Searches, filters and exports the list. */
export function Toolbar({ summary }: ToolbarProps) {
  const { view, show } = useView();
  const { folder, words } = view;
  return (
    <Bar role="search" aria-label={filters.label}>
      <SearchField words={words} onSearch={(given) => show(withFilters(view, { words: given }), { replace: true })} />
      <select
        aria-label={filters.folder}
        value={folder}
        onChange={({ target }) => show(withFilters(view, { folder: v.parse(messageFolder, target.value) }))}
        css={smallSelect}
      >
        {messageFolder.options.map((option) => (
          <option key={option} value={option}>
            {messageLabels.folders[option]}
          </option>
        ))}
      </select>
      <TimeFilter />
      <ExportMenu view={view} />
      {summary !== undefined && (
        <Text size="small" css={{ marginInlineStart: 'auto' }}>
          {summary}
        </Text>
      )}
      <TimeRange />
    </Bar>
  );
}
