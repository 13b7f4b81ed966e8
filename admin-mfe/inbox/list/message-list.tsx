import styled from '@emotion/styled';
import { ButtonLink } from '@studio/ui/button';
import { Link } from 'react-router-dom';
import { Failure } from '../../components/states.tsx';
import { PAGE_MARGIN, row, smallButton } from '../../components/styles.ts';
import { inbox, messageLabels } from '../../content/inbox.ts';
import { type Messages, useSummary } from '../message-queries.ts';
import { isFiltered, useView, viewHref } from '../view.ts';
import { EmptyInbox, MessagesFailure } from './list-states.tsx';
import { MessagesTable } from './messages-table.tsx';
import type { Selection } from './use-selection.ts';

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
