import styled from '@emotion/styled';
import { whenSeen } from '@platform/browser/activity';
import { isSiteReady } from '@studio/client/site';
import { token, type } from '@studio/ui/tokens';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useLanguage } from '../language.ts';

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: 0.625rem;
`;

const State = styled.span`
  ${type('least')}
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  color: ${token('ink-3')};
  &::before {
    width: 0.5rem;
    height: 0.5rem;
    border: 1px solid currentColor;
    border-radius: ${token('radius-full')};
    content: '';
  }
  &[data-unknown] {
    visibility: hidden;
  }
  &[data-online] {
    color: ${token('good')};
  }
  &[data-online]::before {
    background: currentColor;
  }
`;

/** The link to the chat, and whether the server is ready, which is requested when the link is in view. */
export function LiveChat() {
  const { texts, abroad } = useLanguage();
  const { liveChat, presence } = texts.footer;
  const row = useRef<HTMLLIElement>(null);
  const [isOnline, setOnline] = useState<boolean>();
  useEffect(() => {
    if (!row.current) return;
    const unmounted = new AbortController();
    const { signal } = unmounted;
    const cancel = whenSeen(row.current, () => {
      void isSiteReady(signal).then((isReady) => signal.aborted || setOnline(isReady));
    });
    return () => {
      cancel();
      unmounted.abort();
    };
  }, []);
  return (
    <Row ref={row}>
      <Link to={liveChat.to} {...abroad(liveChat.to)}>
        {liveChat.label}
      </Link>
      {/* Reserves its space while the state is unknown, so that nothing moves. */}
      <State {...(isOnline === undefined && { 'data-unknown': '' })} {...(isOnline && { 'data-online': '' })}>
        {isOnline === false ? presence.offline : presence.online}
      </State>
    </Row>
  );
}
