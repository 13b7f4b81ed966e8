import { inbox } from '../../content/inbox.ts';
import { Failure } from '../../layout/failure.tsx';
import { type Messages, useSummary } from '../message-queries.ts';
import { isFiltered, useView } from '../view.ts';
import { EmptyInbox, MessagesFailure } from './list-states.tsx';
import { MessagesTable } from './messages-table.tsx';
import { Pager } from './pager.tsx';

interface MessageListProps {
  readonly messages: Messages;
  /** Ids of the selected messages. */
  readonly selection: ReadonlySet<string>;
  readonly onSelect: (selection: ReadonlySet<string>) => void;
}

/** The messages in any state: loading, failed, empty, or a table. */
export function MessageList({ messages, selection, onSelect }: MessageListProps) {
  const { data, isError, isRefetchError, isPlaceholderData } = messages;
  const { view } = useView();
  const { data: summary } = useSummary();
  if (isError && !isRefetchError) return <MessagesFailure messages={messages} />;
  const hasMessages = summary && Object.values(summary.counts).some((count) => count > 0);
  const reason = isFiltered(view) || view.cursor !== undefined ? 'filtered' : hasMessages ? 'cleared' : 'none';
  return (
    <>
      {isRefetchError && <Failure text={inbox.stale} />}
      {data?.messages.length === 0 ? (
        <EmptyInbox reason={reason} />
      ) : (
        <MessagesTable
          messages={data?.messages}
          busy={!data || isPlaceholderData}
          selection={selection}
          onSelect={onSelect}
        />
      )}
      {data && <Pager next={data.next} />}
    </>
  );
}
