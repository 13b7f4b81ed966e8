import styled from '@emotion/styled';
import { useSite } from '@studio/client/site';
import { LogoMark } from '@studio/ui/icons';
import { token } from '@studio/ui/tokens';
import type { ReactNode } from 'react';
import { chatWindow } from '../content/chatbot.ts';
import { useSiteReady } from './hooks.ts';
import { NARROW } from './styles.ts';

const Row = styled.header`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-height: 3rem;
  padding-inline: 0.875rem;
  border-bottom: 1px solid ${token('hairline')};
  /* The name is in the site's header, the actions are at the end of the conversation. */
  ${NARROW} {
    min-height: 0;
    padding: 0;
    border: 0;
    & > button {
      display: none;
    }
  }
`;

const Title = styled.h2`
  display: flex;
  flex: 1;
  align-items: center;
  gap: 0.625rem;
  font: 600 0.875rem/1.2 ${token('font-text')};
  ${NARROW} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

const State = styled.span<{ isReady: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  color: ${({ isReady }) => token(isReady ? 'good' : 'ink-2')};
  font: 400 0.8125rem/1.25 ${token('font-text')};
  /* Below the name in the site's header. */
  ${NARROW} {
    position: absolute;
    z-index: 11;
    top: 2.125rem;
    left: 3.3125rem;
    pointer-events: none;
  }
  &::before {
    width: 8px;
    height: 8px;
    border: 1px solid currentColor;
    border-radius: 50%;
    background: ${({ isReady }) => (isReady ? 'currentColor' : 'transparent')};
    content: '';
  }
`;

/** Renders the name of the site, actions, and whether the site is online. */
export function WindowHead({ titleId, children }: { readonly titleId: string; readonly children: ReactNode }) {
  const site = useSite();
  const isReady = useSiteReady();
  return (
    <Row>
      <Title id={titleId}>
        <LogoMark height={20} />
        <span translate="no">{site.name}</span>
      </Title>
      <div css={{ display: 'contents' }}>{children}</div>
      {isReady !== null && <State isReady={isReady}>{isReady ? chatWindow.online : chatWindow.offline}</State>}
    </Row>
  );
}
