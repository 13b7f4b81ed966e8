import styled from '@emotion/styled';
import type { ReceivedMessage } from '@studio/client/contact';
import { Skeleton, VisuallyHidden } from '@studio/ui';
import { ChevronDown, ChevronUp, Cross } from '@studio/ui/icons';
import { from, largeText, token } from '@studio/ui/tokens';
import { IconButton } from '../../components/controls.tsx';
import { LocalTime } from '../../components/local-time.tsx';
import { Failure } from '../../components/states.tsx';
import { PAGE_MARGIN } from '../../components/styles.ts';
import { pane } from '../../content/message.ts';
import { hasStatus } from '../../request/request.ts';
import { useEscape } from '../keys/keys.ts';
import { useMessage } from '../message-queries.ts';
import { useView } from '../view.ts';
import type { MessageChanges } from './message-actions.tsx';
import { OpenMessage } from './open-message.tsx';

interface MessagePaneProps extends MessageChanges {
  readonly id: string;
  readonly listed: readonly ReceivedMessage[];
}

const Pane = styled.section`
  min-width: 0;
  ${from.desktop} {
    background: ${token('raised')};
    border-inline-start: 1px solid ${token('hairline')};
  }
`;

/** As high as the space below header and filters, so that its end is visible at any scroll position of the list. */
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

/** Renders the open message, or that it is loading, failed or deleted. */
export default function MessagePane({ id, listed, ...changes }: MessagePaneProps) {
  const entry = listed.find((message) => message.id === id);
  const { data, error, refetch } = useMessage(id, entry);
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

interface PaneBarProps {
  readonly id: string;
  readonly listed: readonly ReceivedMessage[];
  /** ISO time of the message; not set while it is loading. */
  readonly time: string | undefined;
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 0.25rem;
  padding: 1.25rem calc(${PAGE_MARGIN} - 0.75rem) 0.5rem ${PAGE_MARGIN};
  & > :first-of-type:is(time, span) {
    margin-inline-end: auto;
    color: ${token('ink-3')};
    font-size: 0.875rem;
    white-space: nowrap;
  }
  ${largeText} {
    flex-wrap: wrap;
  }
`;

/** The time of the message, and buttons that close it or open the previous or next one of the list. */
function PaneBar({ id, listed, time }: PaneBarProps) {
  const { view, show } = useView();
  const at = listed.findIndex((message) => message.id === id);
  const above = at > 0 ? listed[at - 1] : undefined;
  const below = at >= 0 ? listed[at + 1] : undefined;
  const open = (message: ReceivedMessage) => show({ ...view, message: message.id }, { replace: true });
  const close = () => show({ ...view, message: undefined });
  useEscape('message', close);
  return (
    <Bar>
      {time ? <LocalTime iso={time} /> : <span />}
      <IconButton
        icon={ChevronUp}
        label={pane.previous}
        size={18}
        shortcut="k"
        onClick={above && (() => open(above))}
      />
      <IconButton icon={ChevronDown} label={pane.next} size={18} shortcut="j" onClick={below && (() => open(below))} />
      <IconButton icon={Cross} label={pane.close} size={18} onClick={close} />
    </Bar>
  );
}
