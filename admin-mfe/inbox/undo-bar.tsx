import styled from '@emotion/styled';
import { token } from '@studio/ui/tokens';
import { actions } from '../content/inbox.ts';

interface UndoBarProps {
  readonly count: number;
  readonly onUndo: () => void;
}

/** Ink in the light theme, wash in the dark one: it floats above everything. */
const Bar = styled.div`
  position: fixed;
  z-index: 15;
  inset: auto 1.25rem 1.25rem auto;
  display: flex;
  align-items: center;
  gap: 1rem;
  padding: 0.375rem 0.5rem 0.375rem 1.25rem;
  border: 1px solid ${token('hairline-strong')};
  border-radius: ${token('radius-full')};
  background: ${token('raised')};
  box-shadow: 0 24px 56px -28px ${token('shadow')};
  & > button {
    min-height: 2.75rem;
    padding: 0.5rem 1rem;
    border: 0;
    border-radius: ${token('radius-full')};
    background: transparent;
    color: ${token('iris')};
    font-weight: 500;
    cursor: pointer;
    &:hover {
      background: ${token('iris-wash')};
    }
  }
`;

/** Says that messages were deleted, and takes it back. */
export function UndoBar({ count, onUndo }: UndoBarProps) {
  return (
    <div aria-live="polite">
      {count > 0 && (
        <Bar>
          {actions.deleted(count)}
          <button type="button" onClick={onUndo}>
            {actions.undo}
          </button>
        </Bar>
      )}
    </div>
  );
}
