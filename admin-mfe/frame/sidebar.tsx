import styled from '@emotion/styled';
import { phone } from '@studio/ui/media';
import { token } from '@studio/ui/tokens';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useStore } from 'zustand';
import { frame } from '../content/frame.ts';
import type { ViewStore } from '../store.ts';
import { HomeLink } from './home-link.tsx';
import { navEntry } from './nav-entry.ts';
import { NavLabel } from './nav-label.tsx';
import { SidebarNav } from './sidebar-nav.tsx';

interface SidebarProps {
  readonly view: ViewStore;
}

const Bar = styled.aside`
  position: sticky;
  top: 0;
  flex: none;
  display: flex;
  flex-direction: column;
  gap: 1.25rem;
  width: 15.25rem;
  height: 100vh;
  height: 100dvh;
  padding: 0.875rem;
  overflow-y: auto;
  border-inline-end: 1px solid ${token('hairline')};
  background: ${token('wash')};
  &[data-collapsed='true'] {
    width: 4.5rem;
  }
  ${phone} {
    display: none;
  }
`;

/** The admin area's navigation from 768px up: whole, or its icons only. */
export function Sidebar({ view }: SidebarProps) {
  const { collapsed, setCollapsed } = useStore(view);
  const label = collapsed ? frame.expand : frame.collapse;
  return (
    <Bar data-collapsed={collapsed}>
      <HomeLink iconOnly={collapsed} />
      <SidebarNav expand={collapsed ? () => setCollapsed(false) : undefined} />
      <button
        type="button"
        title={collapsed ? label : undefined}
        onClick={() => setCollapsed(!collapsed)}
        css={navEntry}
      >
        <NavLabel icon={collapsed ? PanelLeftOpen : PanelLeftClose} label={label} iconOnly={collapsed} />
      </button>
    </Bar>
  );
}
