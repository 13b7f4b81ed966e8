import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { Dialog } from '@studio/ui/dialog';
import { token } from '@studio/ui/tokens';
import { type } from '@studio/ui/typography';
import { X } from 'lucide-react';
import { useId } from 'react';
import { frame } from '../content/frame.ts';
import { iconControl } from '../inbox/small-control.ts';
import { SidebarNav } from './sidebar-nav.tsx';

interface PhoneDrawerProps {
  readonly onClose: () => void;
}

const slide = keyframes`
  from {
    transform: translateX(-2rem);
    opacity: 0;
  }
`;

/** At the left edge, as high as the page; beside it some of the page shows. */
const place = css`
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

/** The admin area's navigation on a phone: a modal drawer, which keeps the focus. */
export function PhoneDrawer({ onClose }: PhoneDrawerProps) {
  const id = useId();
  return (
    <Dialog labelledBy={id} onClose={onClose} lightDismiss css={place}>
      <Content>
        <Head>
          <h2 id={id}>{frame.menu}</h2>
          <button type="button" aria-label={frame.closeMenu} onClick={onClose} css={iconControl}>
            <X size={20} strokeWidth={1.5} />
          </button>
        </Head>
        <SidebarNav />
      </Content>
    </Dialog>
  );
}
