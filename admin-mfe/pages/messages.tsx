import { countText, inbox } from '../content/inbox.ts';
import { PageHead } from '../frame/page-head.tsx';
import { Announcer } from '../inbox/announcer.tsx';
import { MessageList } from '../inbox/message-list.tsx';
import { useMessages } from '../queries/messages.ts';

/** `/admin/messages` */
export function Component() {
  const messages = useMessages();
  const { data, hasNextPage } = messages;
  return (
    <>
      <PageHead title={inbox.title} summary={data?.length ? countText(data.length, hasNextPage) : undefined} />
      <Announcer messages={messages} />
      <MessageList messages={messages} />
    </>
  );
}
