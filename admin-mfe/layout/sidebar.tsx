import styled from '@emotion/styled';
import { PanelClose, PanelOpen } from '@studio/ui/icons';
import { phone, token } from '@studio/ui/tokens';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { createStored, useMinWidth } from '../components/hooks.ts';
import { NavLabel, navEntry } from '../components/nav-entry.tsx';
import { layout } from '../content/pages.ts';
import { contentAt } from '../paths.ts';
import { useMustSignIn } from '../request/session.ts';
import { SignOut } from '../sign-in/sign-out.tsx';
import { DrawerToggle, HomeLink, ThemeSwitch } from './bar-controls.tsx';
import { Navigation } from './navigation.tsx';

const [useCollapsed, setCollapsed] = createStored({
  storage: () => localStorage,
  key: 'admin-sidebar',
  parse: (text) => text === 'collapsed',
  format: (isCollapsed) => (isCollapsed ? 'collapsed' : 'expanded'),
});

const Bar = styled.aside`
  position: sticky;
  z-index: 6;
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
  &[data-rail] {
    align-items: center;
    width: 4rem;
    padding: 0.625rem;
    overflow-x: hidden;
  }
  &[data-rail] > nav li,
  &[data-rail] > button {
    width: 2.75rem;
    min-height: 2.75rem;
  }
  ${phone} {
    display: none;
  }
`;

/**
 * Renders the navigation from 768px: with labels, or as a rail of icons below 1024px, beside an editor and if the admin has collapsed it.
 * Escape hides the tooltips of the rail until the pointer or the focus moves. Renders nothing beside the sign-in form, where the links are in the drawer.
 */
export function Sidebar() {
  const collapsed = useCollapsed();
  const isWide = useMinWidth('desktop');
  const { pathname } = useLocation();
  const isEditor = contentAt(pathname)?.id !== undefined;
  const isRail = collapsed || isEditor || !isWide;
  const [hasTips, setHasTips] = useState(true);
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && setHasTips(false);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  const label = isRail ? layout.expand : layout.collapse;
  if (useMustSignIn()) return null;
  return (
    <Bar
      data-rail={isRail || undefined}
      data-tips={hasTips ? undefined : 'off'}
      onPointerOver={() => setHasTips(true)}
      onFocus={() => setHasTips(true)}
    >
      <HomeLink iconOnly={isRail} />
      <Navigation iconOnly={isRail} />
      {isWide ? (
        !isEditor && (
          <button type="button" onClick={() => setCollapsed(!collapsed)} css={navEntry}>
            <NavLabel icon={isRail ? PanelOpen : PanelClose} label={label} iconOnly={isRail} />
          </button>
        )
      ) : (
        <div>
          <DrawerToggle />
          <ThemeSwitch />
          <SignOut iconOnly />
        </div>
      )}
    </Bar>
  );
}
