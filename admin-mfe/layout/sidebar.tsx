import styled from '@emotion/styled';
import { PanelClose, PanelOpen } from '@studio/ui/icons';
import { phone } from '@studio/ui/media';
import { token } from '@studio/ui/tokens';
import { useState } from 'react';
import { layout } from '../content/layout.ts';
import { HomeLink } from './home-link.tsx';
import { NavLabel, navEntry } from './nav-entry.tsx';
import { Navigation } from './navigation.tsx';

/** Key in localStorage. */
const KEY = 'admin-sidebar';

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

/** The admin area's navigation from 768px: with labels, or collapsed to its icons. */
export function Sidebar() {
  const [collapsed, setCollapsed] = useState(readCollapsed);
  const toggle = () => {
    setCollapsed(!collapsed);
    storeCollapsed(!collapsed);
  };
  const label = collapsed ? layout.expand : layout.collapse;
  return (
    <Bar data-collapsed={collapsed}>
      <HomeLink iconOnly={collapsed} />
      <Navigation expand={collapsed ? toggle : undefined} />
      <button type="button" title={collapsed ? label : undefined} onClick={toggle} css={navEntry}>
        <NavLabel icon={collapsed ? PanelOpen : PanelClose} label={label} iconOnly={collapsed} />
      </button>
    </Bar>
  );
}

function readCollapsed(): boolean {
  try {
    return localStorage.getItem(KEY) === 'collapsed';
  } catch {
    return false;
  }
}

function storeCollapsed(collapsed: boolean): void {
  try {
    localStorage.setItem(KEY, collapsed ? 'collapsed' : 'expanded');
  } catch (error) {
    console.warn('The sidebar keeps its state only until the page is left: storage is not available.', error);
  }
}
