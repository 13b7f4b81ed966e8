import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Check } from '../images/icons.tsx';
import { token } from '../tokens/tokens.ts';

interface ChipProps {
  readonly to: string;
  /** Whether the list shows this part. */
  readonly selected?: boolean;
  /** Number of items in this part. */
  readonly count?: number;
  /** Maximum of `count`. The space for its digits is reserved. */
  readonly maxCount?: number;
  /** This part is empty: the chip is text and not a link. */
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/** 40px high, with a touch target of 44px. */
const chip = css`
  display: inline-flex;
  position: relative;
  align-items: center;
  gap: 0.5rem;
  min-height: 2.5rem;
  padding: 0.375rem 1.0625rem;
  border: 1px solid ${token('hairline-strong')};
  border-radius: ${token('radius-full')};
  color: ${token('ink')};
  font-size: 0.9375rem;
  font-weight: 500;
  line-height: 1.4;
  text-decoration: none;
  white-space: nowrap;
  transition: transform ${token('motion')};
  &::after {
    position: absolute;
    inset: -0.1875rem 0;
    content: '';
  }
  &:is(a):hover {
    background: ${token('iris-wash')};
  }
  &:is(a):active {
    transform: scale(0.98);
  }
  &[aria-current] {
    border-color: ${token('iris')};
    background: ${token('iris-wash')};
    color: ${token('iris')};
  }
  &[data-disabled] {
    border-color: ${token('hairline')};
    color: ${token('ink-3')};
  }
`;

const number = css`
  color: ${token('ink-3')};
  font-weight: 400;
  font-variant-numeric: tabular-nums;
  [aria-current] > & {
    color: inherit;
  }
`;

/** A link that shows one part of a list. A tick marks the current part. */
export function Chip({ to, selected = false, count, maxCount = 0, disabled = false, children }: ChipProps) {
  const content = (
    <>
      {selected && <Check size={16} />}
      <span css={{ display: 'contents' }}>{children}</span>
      {count !== undefined && <span css={[number, { minWidth: `${String(maxCount).length}ch` }]}>{count}</span>}
    </>
  );
  if (disabled) {
    return (
      <span data-disabled css={chip}>
        {content}
      </span>
    );
  }
  return (
    <Link to={to} preventScrollReset css={chip} {...(selected && { 'aria-current': true })}>
      {content}
    </Link>
  );
}
