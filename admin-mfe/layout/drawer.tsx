import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { Dialog } from '@studio/ui/dialog';
import { Cross, MenuLines } from '@studio/ui/icons';
import { token } from '@studio/ui/tokens';
import { type } from '@studio/ui/typography';
import { useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { NavLabel } from '../components/nav-entry.tsx';
import { iconControl } from '../components/styles.ts';
import { layout } from '../content/layout.ts';
import { SignOut } from '../sign-in/sign-out.tsx';
import { Navigation } from './navigation.tsx';

const slide = keyframes`
  from {
    transform: translateX(-2rem);
    opacity: 0;
  }
`;

/** A drawer at the left edge, as high as the page. */
const drawer = css`
  width: min(20rem, 100vw - 3.5rem);
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
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-inline-start: 0.75rem;
  & > h2 {
    ${type('title4')}
  }
`;

/** A button that opens the navigation as a drawer, where the page has no room beside it. Navigation closes the drawer. */
export function DrawerToggle() {
  const { key } = useLocation();
  /** The key of the location at which the drawer was opened. */
  const [openAt, setOpenAt] = useState<string>();
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpenAt(key)} css={iconControl}>
        <NavLabel icon={MenuLines} label={layout.menu} iconOnly />
      </button>
      {openAt === key && <Drawer onClose={() => setOpenAt(undefined)} />}
    </>
  );
}

function Drawer({ onClose }: { readonly onClose: () => void }) {
  const id = useId();
  return (
    <Dialog labelledBy={id} onClose={onClose} lightDismiss css={drawer}>
      <Content>
        <Head>
          <h2 id={id}>{layout.menu}</h2>
          <button type="button" aria-label={layout.closeMenu} onClick={onClose} css={iconControl}>
            <Cross size={20} strokeWidth={1.5} />
          </button>
        </Head>
        <Navigation />
        <SignOut />
      </Content>
    </Dialog>
  );
}
