import { css } from '@emotion/react';
import { token } from '@studio/ui/tokens';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { inbox } from '../content/inbox.ts';
import { useView } from './use-view.ts';
import { refiltered } from './view.ts';

const look = css`
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

/** The head of the dates: turns their order round. */
export function SortButton() {
  const { view, show } = useView();
  const { sort } = view;
  const Icon = sort === 'newest' ? ArrowDown : ArrowUp;
  const other = sort === 'newest' ? 'oldest' : 'newest';
  return (
    <button type="button" onClick={() => show(refiltered(view, { sort: other }))} css={look}>
      {inbox.columns.date}
      <Icon size={14} strokeWidth={1.75} />
    </button>
  );
}
