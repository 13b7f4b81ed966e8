import styled from '@emotion/styled';
import { ArrowLeft } from '@studio/ui/icons';
import { token, type } from '@studio/ui/tokens';
import type { MouseEvent, ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { isPlainClick } from '../shared/links.tsx';

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 2.75rem;
  ${type('small')}
  color: ${token('ink')};
  font-weight: 500;
  text-decoration: none;
  & > svg {
    transition: transform 200ms ease-out;
  }
  &:hover {
    color: ${token('iris')};
  }
  &:hover > svg {
    transform: translateX(-4px);
  }
`;

interface BackLinkProps {
  /** Opened if the tab's history begins on this page. */
  readonly to: string;
  readonly children: ReactNode;
}

/** A link that goes one step back in history, or to `to` if there is no earlier entry. A click with a modifier key opens `to`. */
export function BackLink({ to, children }: BackLinkProps) {
  const navigate = useNavigate();
  function goBack(event: MouseEvent) {
    if (!isPlainClick(event) || !hasEarlierEntry()) return;
    event.preventDefault();
    void navigate(-1);
  }
  return (
    <Back to={to} onClick={goBack}>
      <ArrowLeft size={18} />
      {children}
    </Back>
  );
}

/** Returns whether the tab's history has an entry before this one. `history.length` includes later entries. */
function hasEarlierEntry(): boolean {
  const { navigation } = window as { readonly navigation?: Navigation };
  const index = navigation?.currentEntry?.index;
  const later = navigation && index !== undefined ? navigation.entries().length - 1 - index : 0;
  return history.length - later > 1;
}
