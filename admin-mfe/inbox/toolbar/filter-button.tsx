import styled from '@emotion/styled';
import { token } from '@studio/ui/tokens';
import { VisuallyHidden } from '@studio/ui/visually-hidden';
import { lazy, Suspense, useState } from 'react';
import { SmallButton } from '../../components/controls.tsx';
import { Filter } from '../../components/icons.tsx';
import { filters } from '../../content/inbox.ts';
import { useView } from '../view.ts';
import { periodOf } from './time-filter.tsx';

/** Loaded when it is needed: only phones have it. */
const FilterSheet = lazy(() => import(/* webpackChunkName: "filter-sheet" */ './filter-sheet.tsx'));

const Count = styled.span`
  min-width: 1.25rem;
  border-radius: ${token('radius-full')};
  background: ${token('iris')};
  color: ${token('on-iris')};
  font: 500 0.8125rem/1.25rem ${token('font-text')};
`;

/** A button that opens the filters as a sheet. It shows how many are set. */
export function FilterButton() {
  const { view } = useView();
  const [isOpen, setIsOpen] = useState(false);
  const count = Number(view.folder !== 'inbox') + Number(periodOf(view) !== '');
  return (
    <>
      <SmallButton aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Filter size={18} />
        {filters.filter}
        {count > 0 && (
          <Count>
            {count}
            <VisuallyHidden>{` ${filters.set}`}</VisuallyHidden>
          </Count>
        )}
      </SmallButton>
      {isOpen && (
        <Suspense>
          <FilterSheet onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
