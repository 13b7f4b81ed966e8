import styled from '@emotion/styled';
import { token } from '@studio/ui/tokens';
import { type } from '@studio/ui/typography';
import { ArrowLeft } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { isPlainClick } from '../shared/is-plain-click.ts';

interface BackLinkProps {
  /** Used if the visit began on this page. */
  readonly to: string;
  readonly children: ReactNode;
}

/** React Router's key of the first entry of a visit. */
const FIRST_KEY = 'default';

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

/** A link that goes one step back in history, or to `to` if there is none. A click with a modifier key opens `to`. */
export function BackLink({ to, children }: BackLinkProps) {
  const navigate = useNavigate();
  const { key } = useLocation();
  function goBack(event: MouseEvent) {
    if (key === FIRST_KEY || !isPlainClick(event)) return;
    event.preventDefault();
    void navigate(-1);
  }
  return (
    <Back to={to} onClick={goBack}>
      <ArrowLeft size={18} strokeWidth={1.75} />
      {children}
    </Back>
  );
}
