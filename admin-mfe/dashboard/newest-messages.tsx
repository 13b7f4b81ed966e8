import styled from '@emotion/styled';
import type { ReceivedMessage } from '@studio/client/contact';
import { ArrowLink, VisuallyHidden } from '@studio/ui';
import { token } from '@studio/ui/tokens';
import { Link } from 'react-router-dom';
import { LocalTime } from '../components/local-time.tsx';
import { Section } from '../components/section.tsx';
import { unreadDot } from '../components/styles.ts';
import { messageLabels } from '../content/inbox.ts';
import { dashboard } from '../content/pages.ts';
import { EmptyInbox } from '../inbox/list/message-list.tsx';
import { paths } from '../paths.ts';

const Item = styled.li`
  display: flex;
  justify-content: space-between;
  gap: 1rem;
  padding-block: 0.875rem;
  border-top: 1px solid ${token('hairline')};
  & > p {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  a {
    font-weight: 500;
    text-decoration: none;
    &:hover {
      color: ${token('iris')};
    }
  }
  i {
    ${unreadDot}
    margin-inline-start: 0.5rem;
  }
  .subject {
    display: block;
    color: ${token('ink-2')};
  }
  time {
    color: ${token('ink-3')};
    font-size: 0.875rem;
    white-space: nowrap;
  }
`;

export function NewestMessages({ messages }: { readonly messages: readonly ReceivedMessage[] }) {
  if (messages.length === 0) {
    return (
      <div className="newest">
        <EmptyInbox inset={false} />
      </div>
    );
  }
  return (
    <Section title={dashboard.newest} className="newest">
      <ul css={{ marginTop: '0.875rem' }}>
        {messages.map(({ id, name, subject, createdAt, state }) => (
          <Item key={id}>
            <p>
              <Link to={paths.message(id)}>
                <bdi translate="no">{name}</bdi>
              </Link>
              {state === 'new' && <VisuallyHidden>{` ${messageLabels.unread}`}</VisuallyHidden>}
              {state === 'new' && <i />}
              <span className="subject" dir="auto">
                {subject || messageLabels.noSubject}
              </span>
            </p>
            <LocalTime iso={createdAt} relative />
          </Item>
        ))}
      </ul>
      <ArrowLink to={paths.messages}>{dashboard.all}</ArrowLink>
    </Section>
  );
}
