import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useSite } from '@studio/client/site';
import { Dialog, VisuallyHidden } from '@studio/ui';
import { LogoMark, MenuLines, Moon, Sun } from '@studio/ui/icons';
import { colourBrowser, switchTheme, useTheme } from '@studio/ui/theme';
import { token } from '@studio/ui/tokens';
import { useEffect, useId, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { DialogHead } from '../components/dialogs.tsx';
import { NavLabel } from '../components/nav-entry.tsx';
import { iconControl } from '../components/styles.ts';
import { layout } from '../content/pages.ts';
import { SignOut } from '../sign-in/sign-out.tsx';
import { Navigation } from './navigation.tsx';

const Home = styled(Link)`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-height: 2.75rem;
  padding-inline: 0.75rem;
  font: 650 1.125rem/1 ${token('font-display')};
  letter-spacing: -0.02em;
  text-decoration: none;
  white-space: nowrap;
`;

/** The agency's logo and name, as a link to the public site. `iconOnly` hides the name from view, not from screen readers. */
export function HomeLink({ iconOnly = false }: { readonly iconOnly?: boolean }) {
  const site = useSite();
  return (
    <Home to="/">
      <LogoMark height={28} />
      {iconOnly ? <VisuallyHidden>{site.name}</VisuallyHidden> : site.name}
    </Home>
  );
}

/** Switches between the light and the dark theme. Its icon shows the other theme. */
export function ThemeSwitch() {
  const theme = useTheme() ?? 'light';
  useEffect(() => colourBrowser(theme), [theme]);
  return (
    <button type="button" onClick={switchTheme} css={iconControl}>
      <NavLabel icon={theme === 'light' ? Moon : Sun} label={layout.switchFrom[theme]} iconOnly />
    </button>
  );
}

const slide = keyframes`
  from {
    transform: translateX(-2rem);
    opacity: 0;
  }
`;

/** A drawer at the left edge, as high as the page. */
const drawer = css`
  width: min(20rem, 100vw - 56px);
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border-width: 0 1px 0 0;
  border-radius: 0 ${token('radius-card')} ${token('radius-card')} 0;
  background: ${token('wash')};
  animation: ${slide} ${token('motion-quick')};
`;

const Content = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.75rem;
  min-height: 100%;
  padding: 0.625rem 0.875rem 1.5rem;
  & > header {
    padding-inline-start: 0.75rem;
  }
`;

/** Renders a button that opens the navigation as a drawer on narrow screens. Navigation closes the drawer. */
export function DrawerToggle() {
  const id = useId();
  const { key } = useLocation();
  /** The key of the location at which the drawer was opened. */
  const [openAt, setOpenAt] = useState<string>();
  const close = () => setOpenAt(undefined);
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpenAt(key)} css={iconControl}>
        <NavLabel icon={MenuLines} label={layout.menu} iconOnly />
      </button>
      {openAt === key && (
        <Dialog labelledBy={id} onClose={close} lightDismiss css={drawer}>
          <Content>
            <DialogHead id={id} title={layout.menu} close={layout.closeMenu} onClose={close} />
            <Navigation />
            <SignOut />
          </Content>
        </Dialog>
      )}
    </>
  );
}
