import styled from '@emotion/styled';
import { UNDO_MS } from '@studio/client/inbox';
import { token } from '@studio/ui/tokens';
import { useEffect, useState } from 'react';
import { actions } from '../../content/inbox.ts';
import { plainButton } from '../../layout/styles.ts';

interface UndoBarProps {
  /** Number of messages that can be restored. */
  readonly count: number;
  readonly onUndo: () => void;
}

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
    ${plainButton}
    min-height: 2.75rem;
    padding: 0.5rem 1rem;
    border-radius: ${token('radius-full')};
    color: ${token('iris')};
    font-weight: 500;
    &:hover {
      background: ${token('iris-wash')};
    }
  }
`;

/** Reports that messages were deleted, and restores them. */
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

/** Keeps the ids of deleted messages for as long as the API can restore them. */
export function useDeletion() {
  const [deleted, setDeleted] = useState<readonly string[]>([]);
  useEffect(() => {
    if (deleted.length === 0) return;
    const timer = setTimeout(() => setDeleted([]), UNDO_MS);
    return () => clearTimeout(timer);
  }, [deleted]);
  return { deleted, setDeleted };
}
