import styled from '@emotion/styled';
import { from } from '@studio/ui/media';
import { token } from '@studio/ui/tokens';
import { Menu, X } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { frame } from '../content/frame.ts';
import { HomeLink } from './home-link.tsx';
import { SidebarNav } from './sidebar-nav.tsx';

const Bar = styled.aside`
  position: relative;
  padding: 0.625rem 0.5rem;
  border-bottom: 1px solid ${token('hairline')};
  background: ${token('wash')};
  ${from.tablet} {
    display: none;
  }
`;

const Toggle = styled.summary`
  position: absolute;
  top: 0.625rem;
  right: 1.25rem;
  display: flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 2.75rem;
  font-weight: 500;
  list-style: none;
  cursor: pointer;
  .close {
    display: none;
  }
  [open] > & {
    .open {
      display: none;
    }
    .close {
      display: block;
    }
  }
`;

/** The admin area's navigation below 768px. The menu closes when a new page comes: it is made anew with each location. */
export function PhoneBar() {
  const { key } = useLocation();
  return (
    <Bar>
      <HomeLink />
      <details key={key}>
        <Toggle>
          {frame.menu}
          <Menu className="open" size={20} strokeWidth={1.5} />
          <X className="close" size={20} strokeWidth={1.5} />
        </Toggle>
        <div css={{ paddingBlock: '0.75rem' }}>
          <SidebarNav />
        </div>
      </details>
    </Bar>
  );
}
