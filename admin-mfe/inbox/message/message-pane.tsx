import styled from '@emotion/styled';
import type { ReceivedMessage } from '@studio/client/contact';
import { from } from '@studio/ui/media';
import { Skeleton } from '@studio/ui/skeleton';
import { token } from '@studio/ui/tokens';
import { VisuallyHidden } from '@studio/ui/visually-hidden';
import { Failure } from '../../components/states.tsx';
import { PAGE_MARGIN } from '../../components/styles.ts';
import { pane } from '../../content/inbox.ts';
import { hasStatus } from '../../request/api-error.ts';
import { useMessage } from '../message-queries.ts';
import type { MessageChanges } from './message-changes.ts';
import { OpenMessage } from './open-message.tsx';
import { PaneBar } from './pane-bar.tsx';

interface MessagePaneProps extends MessageChanges {
  /** Id of the open message. */
  readonly id: string;
  /** The messages of the list beside it. */
  readonly listed: readonly ReceivedMessage[];
}

const Pane = styled.section`
  min-width: 0;
  ${from.desktop} {
    background: ${token('raised')};
    border-inline-start: 1px solid ${token('hairline')};
  }
`;

/** As high as the space below header and filters, so that its end is visible wherever the list is scrolled. */
const Sheet = styled.div`
  display: flex;
  flex-direction: column;
  ${from.desktop} {
    position: sticky;
    top: 4.75rem;
    height: calc(100dvh - 9.5rem);
    min-height: 24rem;
    overflow-y: auto;
  }
`;

/** The open message in any state: loading, failed, removed, or shown. */
export default function MessagePane({ id, listed, ...changes }: MessagePaneProps) {
  const inList = listed.find((message) => message.id === id);
  const { data, error, refetch } = useMessage(id, inList);
  const isGone = hasStatus(error, 404);
  return (
    <Pane aria-label={pane.label}>
      <Sheet>
        <PaneBar id={id} listed={listed} time={data?.createdAt} />
        {data && !isGone && <OpenMessage key={id} message={data} {...changes} />}
        {isGone && <Failure text={pane.gone} />}
        {!data && error && !isGone && <Failure text={pane.failed} onRetry={refetch} />}
        {!data && !error && <LoadingMessage />}
      </Sheet>
    </Pane>
  );
}

const bar = { minHeight: '0.875rem', marginBottom: '0.875rem', borderRadius: token('radius-full') } as const;

function LoadingMessage() {
  return (
    <div css={{ padding: `1rem ${PAGE_MARGIN}` }}>
      <VisuallyHidden>{pane.loading}</VisuallyHidden>
      {['60%', '40%', '90%', '95%', '80%'].map((width) => (
        <Skeleton key={width} css={[bar, { width }]} />
      ))}
    </div>
  );
}
