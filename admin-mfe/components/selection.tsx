import { css } from '@emotion/react';
import { token } from '@studio/ui/tokens';
import { useState } from 'react';
import { ForWriters } from '../request/session.ts';

interface SelectAllProps {
  readonly label: string;
  readonly selection: Selection;
}

/** A checkbox that selects all entries of a list. It is mixed if only some are selected. */
export function SelectAll({ label, selection: { ids, isAll, toggleAll } }: SelectAllProps) {
  return (
    <ForWriters>
      <input
        type="checkbox"
        aria-label={label}
        checked={isAll}
        ref={(box) => {
          if (box) box.indeterminate = ids.length > 0 && !isAll;
        }}
        onChange={toggleAll}
        css={checkbox}
      />
    </ForWriters>
  );
}

/**
 * Returns which entries of a list are selected, and the changes of it. Selected entries that are not listed any more stay selected.
 * @param listed Ids of the entries on this page of the list.
 */
export function useSelection(listed: readonly string[]) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const ids = listed.filter((id) => selected.has(id));
  const isAll = listed.length > 0 && ids.length === listed.length;
  const change = (changed: readonly string[], isSelected: boolean) => {
    const rest = [...selected].filter((id) => !changed.includes(id));
    setSelected(new Set(isSelected ? [...rest, ...changed] : rest));
  };
  return {
    /** Ids of the selected entries on this page, in its order. */
    ids,
    isAll,
    has: (id: string) => selected.has(id),
    toggle: (id: string) => change([id], !selected.has(id)),
    selectAll: () => change(listed, true),
    toggleAll: () => change(listed, !isAll),
    clear: () => setSelected(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;

/** A checkbox of 20px with a target of 44px, in the colours of the theme; in forced colours, the browser's own. */
export const checkbox = css`
  position: relative;
  z-index: 1;
  display: block;
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
  margin: 0.75rem;
  cursor: pointer;
  &::after {
    position: absolute;
    inset: -0.75rem;
    content: '';
  }
  accent-color: ${token('iris')};
  @media (forced-colors: none) {
    appearance: none;
    border: 1px solid ${token('edge')};
    border-radius: 5px;
    background: ${token('raised')};
    &:hover {
      border-color: ${token('iris')};
    }
    &:is(:checked, :indeterminate) {
      border-color: ${token('iris')};
      background: ${token('iris')};
    }
    &::before {
      position: absolute;
      color: ${token('on-iris')};
    }
    &:checked::before {
      inset: 0.125rem 0.375rem 0.3125rem;
      border: solid;
      border-width: 0 2px 2px 0;
      transform: rotate(45deg);
      content: '';
    }
    &:indeterminate::before {
      inset: calc(50% - 1px) 0.25rem auto;
      height: 2px;
      border: 0;
      background: currentColor;
      transform: none;
      content: '';
    }
  }
`;
