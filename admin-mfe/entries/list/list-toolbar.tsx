import styled from '@emotion/styled';
import { ButtonLink } from '@studio/ui';
import { Plus } from '@studio/ui/icons';
import { from, phone, token } from '@studio/ui/tokens';
import { Select } from '../../components/controls.tsx';
import { useMinWidth } from '../../components/hooks.ts';
import { smallButton } from '../../components/styles.ts';
import { listTexts } from '../../content/entries.ts';
import { SearchField } from '../../inbox/toolbar/search-field.tsx';
import { paths } from '../../paths.ts';
import { ForWriters } from '../../request/session.ts';
import { type CollectionInfo, type FieldInfo, useEntries } from '../entry-requests.ts';
import { capitalized } from './entry-row.tsx';
import type { ListView, useListView } from './list-view.ts';

const Row = styled.div`
  display: flex;
  flex: 1 1 34rem;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
  min-width: 0;
  ${phone} {
    & > span:not(:first-of-type) {
      flex: 1 1 7rem;
      & > select {
        width: 100%;
      }
    }
    & > span:first-of-type {
      flex: 1 0 100%;
    }
  }
`;

/** On phones it floats above the list. */
const New = styled(ButtonLink)`
  ${smallButton}
  margin-inline-start: auto;
  white-space: nowrap;
  ${phone} {
    position: fixed;
    z-index: 6;
    inset: auto 1.25rem 1.25rem auto;
    min-height: 3.25rem;
    padding-inline: 1.5rem;
    box-shadow: 0 16px 32px -12px ${token('shadow')};
    body:has([data-undo]) & {
      bottom: 5.25rem;
    }
  }
  ${from.tablet} {
    &[data-alone] {
      margin-inline-start: 0;
    }
  }
`;

/** A link to the editor of a new entry. */
export const NewLink = ({ collection, isAlone }: { collection: CollectionInfo; isAlone?: boolean }) => (
  <New to={paths.newEntry(collection.name)} data-key="n" data-alone={isAlone || undefined}>
    <Plus size={18} />
    {listTexts.add(collection.singular)}
  </New>
);

interface ListToolbarProps extends Pick<ReturnType<typeof useListView>, 'view' | 'show'> {
  readonly collection: CollectionInfo;
  readonly filters: readonly FieldInfo[];
}

const STATUSES = [
  ['', listTexts.anyStatus],
  ...Object.entries(listTexts.statuses),
  ['trash', listTexts.trash],
] as readonly [ListView['is'], string][];

/** Renders the search, a choice of each field with few values and of the status, and the link to a new entry. */
export function ListToolbar({ collection, filters, view, show }: ListToolbarProps) {
  const isPhone = !useMinWidth('tablet');
  return (
    <Row role="search" aria-label={listTexts.filters}>
      <SearchField
        label={listTexts.search(collection.plural)}
        words={view.words}
        onSearch={(words) => show({ words })}
      />
      <Select aria-label={listTexts.status} value={view.is} options={STATUSES} onChange={(is) => show({ is })} />
      {(isPhone ? filters.slice(0, 1) : filters).map((field) => (
        <FieldFilter
          key={field.name}
          field={field}
          value={view.values[field.name] ?? ''}
          onChange={(value) => show({ values: { ...view.values, [field.name]: value } })}
        />
      ))}
      <ForWriters>
        <NewLink collection={collection} />
      </ForWriters>
    </Row>
  );
}

interface FieldFilterProps {
  readonly field: FieldInfo;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function FieldFilter({ field, value, onChange }: FieldFilterProps) {
  return (
    <Select
      aria-label={field.label}
      value={value}
      options={[['', listTexts.any(field.label)], ...useOptions(field)]}
      onChange={onChange}
    />
  );
}

/** Returns the values that a choice or a reference can have, and their names. */
export function useOptions(field: FieldInfo): readonly (readonly [value: string, name: string])[] {
  const isReference = field.kind === 'reference';
  const { data = [] } = useEntries(isReference ? String(field.collection) : '', false, isReference);
  if (!isReference)
    return Array.isArray(field.options)
      ? field.options.map((option) => [String(option), capitalized(String(option))])
      : [];
  return data.map(({ draft }) => [String(draft.slug), String(draft.name ?? draft.title ?? draft.slug)]);
}
