import { countText, dashboard } from '../content/inbox.ts';
import { PageHead } from '../frame/page-head.tsx';
import { Announcer } from '../inbox/announcer.tsx';
import { EmptyInbox } from '../inbox/empty-inbox.tsx';
import { MessagesFailure } from '../inbox/messages-failure.tsx';
import { NewestList } from '../inbox/newest-list.tsx';
import { useMessages } from '../queries/messages.ts';

/** `/admin` */
export function Component() {
  const messages = useMessages();
  const { data, isError, hasNextPage } = messages;
  return (
    <>
      <PageHead title={dashboard.title} summary={data?.length ? countText(data.length, hasNextPage) : undefined} />
      <Announcer messages={messages} />
      {!data && isError && <MessagesFailure messages={messages} />}
      {data && (data.length > 0 ? <NewestList messages={data} /> : <EmptyInbox />)}
    </>
  );
}
