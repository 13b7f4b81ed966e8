import type { RowSelectionState } from '@tanstack/react-table';
import { inbox } from '../content/inbox.ts';
import { Failure } from '../frame/failure.tsx';
import type { Messages } from '../queries/messages.ts';
import { useSummary } from '../queries/summary.ts';
import { EmptyInbox } from './empty-inbox.tsx';
import { MessagesFailure } from './messages-failure.tsx';
import { MessagesTable } from './messages-table.tsx';
import { Pager } from './pager.tsx';
import { useView } from './use-view.ts';
import { isFiltered } from './view.ts';

interface MessageListProps {
  readonly messages: Messages;
  readonly selection: RowSelectionState;
  readonly onSelect: (selection: RowSelectionState) => void;
}

/** The messages in whatever state they are: loading, failed, none, or a table. */
export function MessageList({ messages, selection, onSelect }: MessageListProps) {
  const { data, isError, isRefetchError, isPlaceholderData } = messages;
  const { view } = useView();
  const { data: summary } = useSummary();
  if (isError && !isRefetchError) return <MessagesFailure messages={messages} />;
  const any = summary && Object.values(summary.counts).some((count) => count > 0);
  const why = isFiltered(view) || view.cursor !== undefined ? 'filtered' : any ? 'cleared' : 'none';
  return (
    <>
      {isRefetchError && <Failure text={inbox.stale} />}
      {data?.messages.length === 0 ? (
        <EmptyInbox why={why} />
      ) : (
        <MessagesTable
          messages={data?.messages}
          busy={!data || isPlaceholderData}
          sort={view.sort}
          open={view.message}
          selection={selection}
          onSelect={onSelect}
        />
      )}
      {data && <Pager next={data.next} />}
    </>
  );
}
