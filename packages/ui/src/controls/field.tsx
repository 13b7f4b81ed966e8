import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { CircleAlert } from '../images/icons.tsx';
import { useSpoken } from '../states/spoken.ts';
import { token } from '../tokens/tokens.ts';
import { VisuallyHidden } from '../type/visually-hidden.tsx';
import { CharacterCount, type TextLength } from './character-count.tsx';

interface FieldTexts {
  readonly label: string;
  /** A word to the right of the label, such as `optional`. */
  readonly hint?: string | undefined;
  /** What is wrong with the value, and how to correct it. */
  readonly error?: string | undefined;
  /** Shows how many characters are left near a limit. Do not set `maxLength` beside it: the browser would cut texts. */
  readonly count?: TextLength | undefined;
}

interface FieldFrameProps extends FieldTexts {
  /** Id of the control. */
  readonly id: string;
  readonly children: ReactNode;
}

/**
 * The font is at least 16px: phones zoom in on a smaller one. The label stays in view when a link moves the focus to the field. The
 * ring of the focus is outside the border that shows an error.
 */
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
  scroll-margin-top: 3rem;
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
  &:focus-visible {
    border-color: ${token('iris')};
    outline: 4px solid color-mix(in oklch, ${token('iris')} 24%, transparent);
    outline-offset: 0;
    box-shadow: inset 0 0 0 1px ${token('iris')};
  }
  &[aria-invalid='true'] {
    border-color: ${token('error')};
    box-shadow: inset 0 0 0 1px ${token('error')};
  }
  &[aria-invalid='true']:focus-visible {
    outline: 2px solid ${token('iris')};
    outline-offset: 2px;
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

/** Below the control: its error, and at the right how many characters are left. */
const Foot = styled.div`
  display: flex;
  gap: 1rem;
  margin-top: 0.5rem;
  &:not(:has(> p, > [aria-hidden])) {
    margin-top: 0;
  }
`;

const ErrorText = styled.p`
  display: flex;
  gap: 0.5rem;
  color: ${token('error')};
  font: 500 0.9375rem/1.3334 ${token('font-text')};
  & > svg {
    flex: none;
    margin-top: 0.0625rem;
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

function FieldFrame({ id, label, hint, error, count, children }: FieldFrameProps) {
  const { error: prefix } = useSpoken();
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
      <Foot>
        {error && (
          <ErrorText id={errorId(id)}>
            <CircleAlert size={18} />
            {/* Screen readers do not see the icon. */}
            <VisuallyHidden>{prefix}</VisuallyHidden>
            {error}
          </ErrorText>
        )}
        {count && <CharacterCount {...count} />}
      </Foot>
    </div>
  );
}

/** A labelled field of one line. */
export function Field({ id: given, label, hint, error, count, ...rest }: ComponentProps<'input'> & FieldTexts) {
  const generated = useId();
  const id = given ?? generated;
  const texts = { label, hint, error, count };
  return (
    <FieldFrame id={id} {...texts}>
      <input dir="auto" css={control} {...describedBy(id, texts)} {...rest} />
    </FieldFrame>
  );
}

/** A labelled field of several lines. The visitor can make it taller. */
export function TextArea({ id: given, label, hint, error, count, ...rest }: ComponentProps<'textarea'> & FieldTexts) {
  const generated = useId();
  const id = given ?? generated;
  const texts = { label, hint, error, count };
  return (
    <FieldFrame id={id} {...texts}>
      <textarea dir="auto" css={[control, { resize: 'vertical' }]} {...describedBy(id, texts)} {...rest} />
    </FieldFrame>
  );
}
