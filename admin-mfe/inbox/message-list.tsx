import { inbox } from '../content/inbox.ts';
import { Failure } from '../frame/failure.tsx';
import type { Messages } from '../queries/messages.ts';
import { EmptyInbox } from './empty-inbox.tsx';
import { LoadMore } from './load-more.tsx';
import { MessageRow } from './message-row.tsx';
import { MessagesFailure } from './messages-failure.tsx';
import { MessagesTable } from './messages-table.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';

interface MessageListProps {
  readonly messages: Messages;
}

/** The messages in whatever state they are: loading, failed, none, or a table. */
export function MessageList({ messages }: MessageListProps) {
  const { data, isError, isRefetchError } = messages;
  if (!data) {
    if (isError) return <MessagesFailure messages={messages} />;
    return (
      <MessagesTable busy>
        <SkeletonRows />
      </MessagesTable>
    );
  }
  return (
    <>
      {isRefetchError && <Failure text={inbox.stale} />}
      {data.length === 0 ? (
        <EmptyInbox />
      ) : (
        <MessagesTable>
          {data.map((message) => (
            <MessageRow key={message.id} message={message} />
          ))}
        </MessagesTable>
      )}
      <LoadMore messages={messages} />
    </>
  );
}
