import { css, keyframes, type SerializedStyles } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { token } from '../tokens/tokens.ts';

type Variant = 'primary' | 'outline';

interface Look {
  /** `primary` is for the main action of a page. */
  readonly variant?: Variant | undefined;
  /** `small` is for a line of controls. */
  readonly size?: 'usual' | 'small' | undefined;
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
  transition: transform ${token('motion')};
  &:active {
    transform: scale(0.98);
  }
`;

const ENABLED = ":not(:disabled, [aria-busy='true'])";

/** What links never are. */
const states = css`
  &:disabled {
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

/** The touch target is taller than the button. */
const small = css`
  min-height: 2.5rem;
  padding: 0.5rem 1.125rem;
  font-size: 0.9375rem;
  position: relative;
  &::after {
    position: absolute;
    inset: -0.1875rem 0;
    border-radius: inherit;
    content: '';
  }
`;

const variants: Record<Variant, SerializedStyles> = {
  primary: css`
    background: ${token('iris')};
    color: ${token('on-iris')};
  `,
  outline: css`
    border-color: ${token('hairline-strong')};
    background: transparent;
    color: ${token('ink')};
  `,
};

/** Under the pointer, and while it is pressed. */
const touched: Record<Variant, SerializedStyles> = {
  primary: css`
    background: ${token('iris-hover')};
  `,
  outline: css`
    border-color: ${token('iris')};
    background: ${token('iris-wash')};
  `,
};

interface ButtonProps extends ComponentProps<'button'>, Look {
  /** Its action is in progress. The button keeps the focus; the handler of its click or submit must ignore further events. */
  readonly busy?: boolean;
}

const look = ({ variant = 'primary', size }: Look) => [base, size === 'small' && small, variants[variant]];

/** A button. It acts on this page; `ButtonLink` opens another one. */
export function Button({ variant, size, type = 'button', busy = false, children, ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      css={[
        look({ variant, size }),
        states,
        { [`&:hover${ENABLED}, &:active${ENABLED}`]: touched[variant ?? 'primary'] },
      ]}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      {...rest}
    >
      {busy && <BusyLine />}
      <span css={{ display: 'contents' }}>{children}</span>
    </button>
  );
}

/** A link to a page of the site that looks like a button. */
export function ButtonLink({ variant, size, ...rest }: LinkProps & Look) {
  return <Link css={[look({ variant, size }), { '&:hover, &:active': touched[variant ?? 'primary'] }]} {...rest} />;
}

const run = keyframes`
  from {
    transform: translateX(-60%);
  }
  to {
    transform: translateX(60%);
  }
`;

/** A short animated line that shows progress. Decorative: add a text that says what is in progress. */
export const BusyLine = styled.span`
  display: block;
  flex: none;
  width: 1.125rem;
  height: 2px;
  overflow: hidden;
  &::before {
    display: block;
    height: 100%;
    background: currentColor;
    animation: ${run} 900ms ease-in-out infinite alternate;
    content: '';
  }
  @media (prefers-reduced-motion: reduce) {
    &::before {
      animation: none;
    }
  }
`;
