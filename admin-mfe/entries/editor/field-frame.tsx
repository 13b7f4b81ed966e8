import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { VisuallyHidden } from '@studio/ui';
import { CircleAlert } from '@studio/ui/icons';
import { token } from '@studio/ui/tokens';
import type { ReactNode } from 'react';
import { quiet, smallControl } from '../../components/styles.ts';
import { editorTexts } from '../../content/entries.ts';

/** A control of 44px. The ring of the focus is outside the border that shows an error. */
export const control = css`
  ${smallControl}
  width: 100%;
  &:hover {
    border-color: ${token('ink-2')};
  }
  &:focus-visible {
    border-color: ${token('iris')};
    outline: 4px solid color-mix(in oklch, ${token('iris')} 24%, transparent);
    outline-offset: 0;
  }
  &[aria-invalid='true'] {
    border-color: ${token('error')};
    box-shadow: inset 0 0 0 1px ${token('error')};
  }
`;

const Frame = styled.div`
  min-width: 0;
  .label,
  .foot {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
    font-size: 0.9375rem;
    line-height: 1.3125rem;
  }
  .label {
    align-items: baseline;
    margin-bottom: 0.5rem;
  }
  .label > :first-child {
    font-weight: 500;
  }
  .note {
    ${quiet}
  }
  .foot {
    margin-top: 0.5rem;
  }
  .error,
  .over {
    color: ${token('error')};
    font-weight: 500;
  }
  .error {
    display: flex;
    gap: 0.5rem;
    & > svg {
      flex: none;
      margin-top: 0.125rem;
    }
  }
  .count {
    margin-inline-start: auto;
    white-space: nowrap;
  }
`;

interface FieldTexts {
  readonly label: string;
  readonly help: string;
  /** A word to the right of the label. */
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Number of characters of a text, and the most it can have. */
  readonly count?: { readonly length: number; readonly max: number } | undefined;
}

interface FieldFrameProps extends FieldTexts {
  readonly id: string;
  /** The label names a group of controls. */
  readonly isGroup?: boolean;
  readonly children: ReactNode;
}

/** Share of a limit from which the rest is shown. */
const NEAR = 0.6;

/** Returns the attributes that connect a control to the texts of its frame. */
export const describedBy = (id: string, { help, error }: Pick<FieldTexts, 'help' | 'error'>) => ({
  id,
  'aria-describedby': [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
  'aria-invalid': error ? true : undefined,
});

/** Renders a control with its label above, and below its error or help and how many characters are left. */
export function FieldFrame({ id, label, help, hint, error, count, isGroup = false, children }: FieldFrameProps) {
  return (
    <Frame>
      <div className="label">
        {isGroup ? <span id={`${id}-label`}>{label}</span> : <label htmlFor={id}>{label}</label>}
        {hint && <span className="note">{hint}</span>}
      </div>
      {children}
      <Foot {...{ id, help, error, count }} />
    </Frame>
  );
}

/** The error or the help of a field, and how many characters are left if there are few. */
function Foot({ id, help, error, count }: Pick<FieldFrameProps, 'id' | 'help' | 'error' | 'count'>) {
  const left = count && count.max - count.length;
  const isCounted = count !== undefined && count.length > count.max * NEAR;
  if (!error && !help && !isCounted) return null;
  return (
    <div className="foot">
      {error ? (
        <p id={`${id}-error`} className="error">
          <CircleAlert size={18} />
          <VisuallyHidden>{editorTexts.error}</VisuallyHidden>
          {error}
        </p>
      ) : (
        help && (
          <p id={`${id}-help`} className="note">
            {help}
          </p>
        )
      )}
      {isCounted && left !== undefined && (
        <span className={left < 0 ? 'count over' : 'count note'}>{editorTexts.left(left, count.max)}</span>
      )}
    </div>
  );
}
