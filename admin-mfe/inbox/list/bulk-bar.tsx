import styled from '@emotion/styled';
import { Cross } from '@studio/ui/icons';
import { token } from '@studio/ui/tokens';
import { actions, messageLabels } from '../../content/inbox.ts';
import { SmallButton } from '../../layout/small-button.tsx';
import { iconControl, PAGE_MARGIN, row } from '../../layout/styles.ts';
import type { Change } from '../message-requests.ts';

interface BulkBarProps {
  /** Ids of the selected messages. */
  readonly ids: readonly string[];
  readonly onChange: (change: Change) => void;
  readonly onClear: () => void;
}

const Bar = styled.fieldset`
  position: sticky;
  z-index: 5;
  top: 0;
  ${row}
  min-width: 0;
  margin: 0;
  padding: 0.625rem ${PAGE_MARGIN};
  border: 0;
  border-bottom: 1px solid ${token('hairline')};
  background: ${token('wash')};
`;

const STATES = ['read', 'new', 'archived', 'spam'] as const;

/** The changes that can be made to the selected messages. */
export function BulkBar({ ids, onChange, onClear }: BulkBarProps) {
  return (
    <Bar aria-label={actions.label}>
      <button type="button" aria-label={actions.none} title={actions.none} onClick={onClear} css={iconControl}>
        <Cross size={18} strokeWidth={1.5} />
      </button>
      <strong css={{ marginInlineEnd: '0.5rem', fontWeight: 500 }}>{actions.selected(ids.length)}</strong>
      {STATES.map((state) => (
        <SmallButton key={state} onClick={() => onChange({ ids, state })}>
          {messageLabels.moveTo[state]}
        </SmallButton>
      ))}
      <SmallButton onClick={() => onChange({ ids, deleted: true })}>{actions.delete}</SmallButton>
    </Bar>
  );
}
