import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Minus, Plus } from './icons.tsx';
import { token } from './tokens.ts';
import { type } from './typography.ts';

interface DisclosureProps {
  /** What is seen while it is closed. */
  readonly summary: string;
  /** Of those with the same name one is open at a time. */
  readonly name?: string;
  /** Open from the start. */
  readonly open?: boolean;
  readonly children: ReactNode;
}

const frame = css`
  border-top: 1px solid ${token('hairline')};
  interpolate-size: allow-keywords;
  &:last-of-type {
    border-bottom: 1px solid ${token('hairline')};
  }
  &[open] {
    border-top-color: ${token('ink')};
  }
  &::details-content {
    block-size: 0;
    overflow-y: clip;
    opacity: 0;
    transition:
      block-size ${token('motion')},
      opacity ${token('motion')},
      content-visibility 200ms allow-discrete;
  }
  &[open]::details-content {
    block-size: auto;
    opacity: 1;
  }
`;

const line = css`
  ${type('question')}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1.5rem;
  min-height: 4rem;
  padding-block: 1rem;
  list-style: none;
  cursor: pointer;
  & > svg {
    color: ${token('ink-2')};
  }
  &:hover,
  [open] > &,
  [open] > & > svg,
  &:hover > svg {
    color: ${token('iris')};
  }
  & > svg:last-of-type,
  [open] > & > svg:first-of-type {
    display: none;
  }
  [open] > & > svg:last-of-type {
    display: block;
  }
`;

const answer = css`
  ${type('large')}
  max-width: 42em;
  padding-bottom: 1.75rem;
  color: ${token('ink-2')};
`;

/** A line that opens to show more, and closes again: the platform's own, so it works before and without scripts. */
export function Disclosure({ summary, name, open = false, children }: DisclosureProps) {
  return (
    <details name={name} open={open} css={frame}>
      <summary css={line}>
        {summary}
        <Plus size={18} />
        <Minus size={18} />
      </summary>
      <div css={answer}>{children}</div>
    </details>
  );
}
