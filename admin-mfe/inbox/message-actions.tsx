import styled from '@emotion/styled';
import type { ReceivedMessage } from '@studio/client/contact';
import { Button } from '@studio/ui/button';
import { token } from '@studio/ui/tokens';
import { actions, pane } from '../content/inbox.ts';
import { PAGE_MARGIN } from '../frame/page-margin.ts';
import { smallButton } from '../frame/small-button.ts';
import type { Change } from '../queries/changes.ts';
import { mailto } from './mailto.ts';

interface MessageActionsProps {
  readonly message: ReceivedMessage;
  readonly onChange: (change: Change) => void;
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  padding: 0 ${PAGE_MARGIN} 1.25rem;
  & > button {
    padding-inline: 0.9375rem;
  }
  & > a {
    ${smallButton}
    display: inline-flex;
    align-items: center;
    border-radius: ${token('radius-full')};
    background: ${token('iris')};
    color: ${token('on-iris')};
    font-weight: 500;
    text-decoration: none;
    &:hover {
      background: ${token('iris-hover')};
    }
  }
`;

/** What can be done with the open message. */
export function MessageActions({ message, onChange }: MessageActionsProps) {
  const { id, state } = message;
  const aside = state === 'archived' || state === 'spam';
  const move = (label: string, change: Omit<Change, 'ids'>) => (
    <Button variant="outline" css={smallButton} onClick={() => onChange({ ids: [id], ...change })}>
      {label}
    </Button>
  );
  return (
    <Row>
      <a href={mailto(message)}>{pane.reply}</a>
      {aside && move(actions.inbox, { state: 'read' })}
      {!aside && (state === 'new' ? move(actions.read, { state: 'read' }) : move(actions.new, { state: 'new' }))}
      {!aside && move(actions.archived, { state: 'archived' })}
      {state !== 'spam' && move(actions.spam, { state: 'spam' })}
      {move(actions.delete, { deleted: true })}
    </Row>
  );
}
