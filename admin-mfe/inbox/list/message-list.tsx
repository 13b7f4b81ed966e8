import styled from '@emotion/styled';
import { ButtonLink, LooseLines, Text } from '@studio/ui';
import { Link } from 'react-router-dom';
import type { Selection } from '../../components/selection.tsx';
import { Failure } from '../../components/states.tsx';
import { PAGE_MARGIN, row, smallButton } from '../../components/styles.ts';
import { inbox, messageLabels } from '../../content/inbox.ts';
import { paths } from '../../paths.ts';
import { hasStatus } from '../../request/request.ts';
import { type Messages, useSummary } from '../message-queries.ts';
import { isFiltered, useView, viewHref } from '../view.ts';
import { MessagesTable } from './messages-table.tsx';

const Pages = styled.nav`
  ${row}
  gap: 1.25rem;
  padding: 1.25rem ${PAGE_MARGIN};
`;

interface MessageListProps {
  readonly messages: Messages;
  readonly selection: Selection;
}

/** The messages in any state: loading, failed, empty, or a table. */
export function MessageList({ messages, selection }: MessageListProps) {
  const { data, isError, isRefetchError, isPlaceholderData } = messages;
  const { view } = useView();
  const { data: summary } = useSummary();
  if (isError && !isRefetchError) return <MessagesFailure messages={messages} />;
  const hasMessages = summary && Object.values(summary.counts).some((count) => count > 0);
  const reason = isFiltered(view) || view.cursor !== undefined ? 'filtered' : hasMessages ? 'cleared' : 'none';
  const isWholeFolder = reason === 'filtered' && view.cursor === undefined && !isFiltered({ ...view, folder: 'inbox' });
  const folder = isWholeFolder ? messageLabels.folders[view.folder] : undefined;
  return (
    <>
      {isRefetchError && <Failure text={inbox.stale} />}
      {data?.messages.length === 0 ? (
        <EmptyInbox reason={reason} folder={folder} />
      ) : (
        <MessagesTable messages={data?.messages} busy={!data || isPlaceholderData} selection={selection} />
      )}
      {data && <Pager nextCursor={data.next} />}
    </>
  );
}

/** Links to the next page and to the first. The browser's Back leads to the previous one. */
function Pager({ nextCursor }: { readonly nextCursor: string | undefined }) {
  const { view } = useView();
  if (nextCursor === undefined && view.cursor === undefined) return null;
  const to = (cursor: string | undefined) => viewHref({ ...view, cursor, message: undefined });
  return (
    <Pages aria-label={inbox.pages}>
      {nextCursor !== undefined && (
        <ButtonLink variant="outline" css={smallButton} to={to(nextCursor)}>
          {view.sort === 'newest' ? inbox.older : inbox.newer}
        </ButtonLink>
      )}
      {view.cursor !== undefined && <Link to={to(undefined)}>{inbox.back}</Link>}
    </Pages>
  );
}

interface EmptyInboxProps {
  /** `none`: no message has ever arrived; `cleared`: all of them are in other lists; `filtered`: nothing matches. */
  readonly reason?: keyof typeof TEXTS;
  readonly folder?: string | undefined;
  readonly inset?: boolean;
}

const TEXTS = {
  none: [inbox.empty, inbox.emptyHint],
  cleared: [inbox.cleared, inbox.clearedHint],
  filtered: [inbox.nothing, inbox.nothingHint],
} as const;

/** Explains why there is no message to show. */
export function EmptyInbox({ reason = 'none', folder, inset = true }: EmptyInboxProps) {
  const [text, hint] = folder === undefined ? TEXTS[reason] : [inbox.emptyFolder(folder)];
  return (
    <div css={{ padding: inset ? `2rem ${PAGE_MARGIN}` : 0 }}>
      <Text tone="ink">{text}</Text>
      {hint && <Text>{hint}</Text>}
      {reason === 'filtered' && (
        <p css={{ marginTop: '1rem' }}>
          <Link to={paths.messages}>{folder === undefined ? inbox.showAll : inbox.toInbox}</Link>
        </p>
      )}
      <LooseLines css={{ width: '100%', maxWidth: '80rem', height: 'clamp(9rem, 20vw, 15rem)', marginTop: '2rem' }} />
    </div>
  );
}

/** Explains why the messages could not be loaded. A 403 carries its own explanation, and trying again does not help. */
export function MessagesFailure({ messages: { error, refetch } }: { readonly messages: Messages }) {
  if (hasStatus(error, 403)) return <Failure text={error.detail ?? inbox.failed} />;
  return <Failure text={inbox.failed} onRetry={refetch} />;
}
