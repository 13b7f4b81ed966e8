import styled from '@emotion/styled';
import type { ReceivedMessage } from '@studio/client/contact';
import { from } from '@studio/ui/media';
import { token } from '@studio/ui/tokens';
import { pane } from '../content/inbox.ts';
import { Failure } from '../frame/failure.tsx';
import { hasStatus } from '../queries/api-error.ts';
import type { Change } from '../queries/changes.ts';
import { useMessage } from '../queries/messages.ts';
import { OpenMessage } from './open-message.tsx';
import { PaneBar } from './pane-bar.tsx';
import { Skeleton } from './pane-skeleton.tsx';

interface MessagePaneProps {
  /** Of the message that is open. */
  readonly id: string;
  /** The messages of the list beside it. */
  readonly listed: readonly ReceivedMessage[];
  readonly onChange: (change: Change) => void;
}

const Pane = styled.section`
  min-width: 0;
  ${from.desktop} {
    background: ${token('raised')};
    border-inline-start: 1px solid ${token('hairline')};
  }
`;

/** As high as what is left below header and filters, so that its end is in sight however far the list is scrolled. */
const Sheet = styled.div`
  display: flex;
  flex-direction: column;
  ${from.desktop} {
    position: sticky;
    top: 0;
    height: calc(100dvh - 9.75rem);
    min-height: 24rem;
    overflow-y: auto;
  }
`;

/** A message beside the list; in its place where there is no room for both. */
export function MessagePane({ id, listed, onChange }: MessagePaneProps) {
  const { data, error, refetch } = useMessage(
    id,
    listed.find((message) => message.id === id),
  );
  return (
    <Pane aria-label={pane.label}>
      <Sheet>
        <PaneBar id={id} listed={listed} time={data?.createdAt} />
        {data && !hasStatus(error, 404) && <OpenMessage key={id} message={data} onChange={onChange} />}
        {error && hasStatus(error, 404) && <Failure text={pane.gone} />}
        {!data && error && !hasStatus(error, 404) && <Failure text={pane.failed} onRetry={refetch} />}
        {!data && !error && <Skeleton />}
      </Sheet>
    </Pane>
  );
}
