import styled from '@emotion/styled';
import { from } from '@studio/ui/media';
import { token } from '@studio/ui/tokens';
import { Menu } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { frame } from '../content/frame.ts';
import { HomeLink } from './home-link.tsx';
import { PhoneDrawer } from './phone-drawer.tsx';

const Bar = styled.aside`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 0.625rem 0.5rem;
  border-bottom: 1px solid ${token('hairline')};
  background: ${token('wash')};
  ${from.tablet} {
    display: none;
  }
`;

const Toggle = styled.button`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 2.75rem;
  padding: 0.5rem 0.75rem;
  border: 0;
  background: transparent;
  color: inherit;
  font-weight: 500;
  cursor: pointer;
`;

/** What leads to the admin area's navigation below 768px. The drawer belongs to the location where it was opened. */
export function PhoneBar() {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  return (
    <Bar>
      <HomeLink />
      <Toggle type="button" aria-haspopup="dialog" onClick={() => setOpenAt(key)}>
        {frame.menu}
        <Menu size={20} strokeWidth={1.5} />
      </Toggle>
      {openAt === key && <PhoneDrawer onClose={() => setOpenAt(undefined)} />}
    </Bar>
  );
}
