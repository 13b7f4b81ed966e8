import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Minus, Plus } from '@studio/ui/icons';
import { from, phone, token } from '@studio/ui/tokens';
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

/** The button is for phones; where it is absent, the list is shown. */
const phonesOnly = css`
  ${from.tablet} {
    & > summary {
      display: none;
    }
    &::details-content {
      block-size: auto;
      content-visibility: visible;
    }
  }
`;

/** Closes a list that the server sends open. It is far below the first screen, so nothing in view moves. */
function closeOnPhones(list: HTMLDetailsElement | null): void {
  if (list && matchMedia(phone.replace('@media ', '')).matches) list.open = false;
}

interface ShowAllProps {
  readonly label: string;
  /** Only phones have the button; on larger screens all is shown. */
  readonly onPhones?: boolean;
  readonly children: ReactNode;
}

/** The rest of a list, which a button shows. It works without scripts, and the page's search finds what it holds. */
export function ShowAll({ label, onPhones = false, children }: ShowAllProps) {
  return (
    <Details {...(onPhones && { open: true, ref: closeOnPhones, css: phonesOnly })}>
      <Summary>
        <span>{label}</span>
        <Plus className="more" size={18} strokeWidth={1.5} />
        <Minus className="less" size={18} strokeWidth={1.5} />
      </Summary>
      {children}
    </Details>
  );
}
