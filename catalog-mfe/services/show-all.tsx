import styled from '@emotion/styled';
import { Minus, Plus } from '@studio/ui/icons';
import { token } from '@studio/ui/tokens';
import type { ReactNode } from 'react';

const Details = styled.details`
  &[open] > summary > .more,
  &:not([open]) > summary > .less {
    display: none;
  }
`;

const Summary = styled.summary`
  display: inline-flex;
  align-items: center;
  gap: 0.75rem;
  min-height: 2.75rem;
  font-weight: 500;
  list-style: none;
  cursor: pointer;
  & > span {
    border-bottom: 1px solid ${token('hairline-strong')};
  }
  &:hover {
    color: ${token('iris')};
  }
`;

interface ShowAllProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** The rest of a list, which a button shows. It works without scripts, and the page's search finds what it holds. */
export function ShowAll({ label, children }: ShowAllProps) {
  return (
    <Details>
      <Summary>
        <span>{label}</span>
        <Plus className="more" size={18} strokeWidth={1.5} />
        <Minus className="less" size={18} strokeWidth={1.5} />
      </Summary>
      {children}
    </Details>
  );
}
