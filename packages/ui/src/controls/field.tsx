import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { CircleAlert } from '../images/icons.tsx';
import { token } from '../tokens/tokens.ts';
import { type } from '../tokens/typography.ts';

interface FieldTexts {
  readonly label: string;
  /** A word to the right of the label, such as `optional`. */
  readonly hint?: string | undefined;
  /** Why the value is not accepted. */
  readonly error?: string | undefined;
}

interface FieldFrameProps extends FieldTexts {
  /** Id of the control. */
  readonly id: string;
  readonly children: ReactNode;
}

/** The font is at least 16px: phones zoom in on a smaller one. */
const control = css`
  display: block;
  width: 100%;
  min-width: 0;
  min-height: 3.25rem;
  padding: 0.75rem 0.9375rem;
  border: 1px solid ${token('edge')};
  border-radius: ${token('radius-field')};
  background: ${token('raised')};
  color: ${token('ink')};
  font: 400 1rem/1.5 ${token('font-text')};
  &:hover:not(:disabled) {
    border-color: ${token('ink-2')};
  }
  &:disabled {
    border-color: ${token('hairline')};
    background: ${token('wash')};
    color: ${token('ink-3')};
    cursor: not-allowed;
  }
  &::placeholder {
    color: ${token('ink-3')};
    opacity: 1;
  }
  &[aria-invalid='true']:not(:focus-visible),
  &:user-invalid:not(:focus-visible) {
    border-color: ${token('error')};
    box-shadow: inset 0 0 0 1px ${token('error')};
  }
  &:focus-visible {
    border-color: ${token('iris')};
    outline: 4px solid color-mix(in oklch, ${token('iris')} 24%, transparent);
    outline-offset: 0;
    box-shadow: inset 0 0 0 1px ${token('iris')};
  }
`;

const Row = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 1rem;
  margin-bottom: 0.5rem;
  font-size: 0.9375rem;
  line-height: 1.4;
`;

const ErrorText = styled.p`
  ${type('small')}
  display: flex;
  gap: 0.5rem;
  margin-top: 0.5rem;
  color: ${token('error')};
  & > svg {
    margin-top: 0.125rem;
  }
`;

const hintId = (id: string) => `${id}-hint`;
const errorId = (id: string) => `${id}-error`;

/** Returns the attributes that connect a control to its texts. */
function describedBy(id: string, { hint, error }: FieldTexts) {
  const ids = [...(hint ? [hintId(id)] : []), ...(error ? [errorId(id)] : [])];
  return {
    id,
    ...(ids.length > 0 && { 'aria-describedby': ids.join(' ') }),
    ...(error && { 'aria-invalid': true }),
  };
}

function FieldFrame({ id, label, hint, error, children }: FieldFrameProps) {
  return (
    <div>
      <Row>
        <label htmlFor={id} css={{ fontWeight: 500 }}>
          {label}
        </label>
        {hint && (
          <span id={hintId(id)} css={{ color: token('ink-3') }}>
            {hint}
          </span>
        )}
      </Row>
      {children}
      {error && (
        <ErrorText id={errorId(id)}>
          <CircleAlert size={16} />
          {error}
        </ErrorText>
      )}
    </div>
  );
}

/** A labelled field of one line. */
export function Field({ label, hint, error, ...rest }: ComponentProps<'input'> & FieldTexts) {
  const id = useId();
  const texts = { label, hint, error };
  return (
    <FieldFrame id={id} {...texts}>
      <input css={control} {...describedBy(id, texts)} {...rest} />
    </FieldFrame>
  );
}

/** A labelled field of several lines. The visitor can make it taller. */
export function TextArea({ label, hint, error, ...rest }: ComponentProps<'textarea'> & FieldTexts) {
  const id = useId();
  const texts = { label, hint, error };
  return (
    <FieldFrame id={id} {...texts}>
      <textarea css={[control, { resize: 'vertical' }]} {...describedBy(id, texts)} {...rest} />
    </FieldFrame>
  );
}
