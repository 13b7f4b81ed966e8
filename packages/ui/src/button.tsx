import { css, type SerializedStyles } from '@emotion/react';
import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { BusyLine } from './busy-line.tsx';
import { token } from './tokens.ts';

type Variant = 'primary' | 'outline';

interface Look {
  /** `primary` is for the one action that a page is about. */
  readonly variant?: Variant;
}

const base = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  min-height: 3.25rem;
  padding: 0.75rem 1.625rem;
  border: 1px solid transparent;
  border-radius: ${token('radius-full')};
  font: 500 1rem/1.25 ${token('font-text')};
  text-decoration: none;
  cursor: pointer;
  transition: transform 200ms ease-out;
  &:active {
    transform: scale(0.98);
  }
  &:disabled {
    border-color: transparent;
    background: ${token('wash')};
    color: ${token('ink-3')};
    cursor: not-allowed;
    transform: none;
  }
  &[aria-busy='true'] {
    cursor: progress;
    transform: none;
  }
`;

const variants: Record<Variant, SerializedStyles> = {
  primary: css`
    background: ${token('iris')};
    color: ${token('on-iris')};
    &:not(:disabled, [aria-busy='true']):hover {
      background: ${token('iris-hover')};
    }
  `,
  outline: css`
    border-color: ${token('hairline-strong')};
    background: transparent;
    color: ${token('ink')};
    &:not(:disabled):hover {
      border-color: ${token('iris')};
      background: ${token('iris-wash')};
    }
  `,
};

interface ButtonProps extends ComponentProps<'button'>, Look {
  /** What it started is under way. It keeps the focus; whoever handles its click or submit must ignore a second one. */
  readonly busy?: boolean;
}

/** A button that does something on this page. */
export function Button({ variant = 'primary', type = 'button', busy = false, children, ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      css={[base, variants[variant]]}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      {...rest}
    >
      {busy && <BusyLine />}
      {children}
    </button>
  );
}

/** A link that looks like a button: it leads to another page of the site. */
export function ButtonLink({ variant = 'primary', ...rest }: LinkProps & Look) {
  return <Link css={[base, variants[variant]]} {...rest} />;
}
