import styled from '@emotion/styled';
import { Button } from '@studio/ui/button';
import { token } from '@studio/ui/tokens';
import { X } from 'lucide-react';
import { actions } from '../content/inbox.ts';
import { PAGE_MARGIN } from '../frame/page-margin.ts';
import { smallButton } from '../frame/small-button.ts';
import type { Change } from '../queries/changes.ts';
import { iconControl } from './small-control.ts';

interface BulkBarProps {
  readonly ids: readonly string[];
  readonly onChange: (change: Change) => void;
  readonly onClear: () => void;
}

const Bar = styled.fieldset`
  position: sticky;
  z-index: 5;
  top: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
  min-width: 0;
  margin: 0;
  padding: 0.625rem ${PAGE_MARGIN};
  border: 0;
  border-bottom: 1px solid ${token('hairline')};
  background: ${token('wash')};
`;

const STATES = ['read', 'new', 'archived', 'spam'] as const;

/** What can be done with the selected messages. */
export function BulkBar({ ids, onChange, onClear }: BulkBarProps) {
  return (
    <Bar aria-label={actions.label}>
      <button type="button" aria-label={actions.none} title={actions.none} onClick={onClear} css={iconControl}>
        <X size={18} strokeWidth={1.5} />
      </button>
      <strong css={{ marginInlineEnd: '0.5rem', fontWeight: 500 }}>{actions.selected(ids.length)}</strong>
      {STATES.map((state) => (
        <Button key={state} variant="outline" css={smallButton} onClick={() => onChange({ ids, state })}>
          {actions[state]}
        </Button>
      ))}
      <Button variant="outline" css={smallButton} onClick={() => onChange({ ids, deleted: true })}>
        {actions.delete}
      </Button>
    </Bar>
  );
}
