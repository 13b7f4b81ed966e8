import styled from '@emotion/styled';
import type { ReceivedMessage } from '@studio/client/contact';
import { paths } from '@studio/client/paths';
import { ArrowLink } from '@studio/ui/arrow-link';
import { Heading } from '@studio/ui/heading';
import { token } from '@studio/ui/tokens';
import { VisuallyHidden } from '@studio/ui/visually-hidden';
import { Link } from 'react-router-dom';
import { dashboard } from '../content/dashboard.ts';
import { inbox } from '../content/inbox.ts';
import { LocalTime } from './local-time.tsx';
import { addressOf, readView } from './view.ts';

interface NewestListProps {
  readonly messages: readonly ReceivedMessage[];
}

/** How many of the newest messages the dashboard shows. */
export const NEWEST = 5;

const view = readView(new URLSearchParams());

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
    display: inline-block;
    width: 0.4375rem;
    height: 0.4375rem;
    margin-inline-start: 0.5rem;
    border-radius: 50%;
    background: ${token('iris')};
    vertical-align: 0.0625rem;
  }
  .subject {
    display: block;
    color: ${token('ink-2')};
  }
  time {
    color: ${token('ink-3')};
    font-size: 0.875rem;
    text-align: end;
    text-wrap: balance;
  }
`;

/** The newest messages in short, with the way to all of them. */
export function NewestList({ messages }: NewestListProps) {
  return (
    <section aria-labelledby="newest">
      <Heading as="h2" size="question" id="newest" css={{ marginBottom: '0.875rem' }}>
        {dashboard.newest}
      </Heading>
      <ul className="newest">
        {messages.map(({ id, name, subject, createdAt, state }) => (
          <Item key={id}>
            <p>
              <Link to={addressOf({ ...view, message: id })}>{name}</Link>
              {state === 'new' && <VisuallyHidden>{` ${inbox.unread}`}</VisuallyHidden>}
              {state === 'new' && <i />}
              <span className="subject">{subject || inbox.noSubject}</span>
            </p>
            <LocalTime iso={createdAt} relative />
          </Item>
        ))}
      </ul>
      <ArrowLink to={paths.adminMessages}>{dashboard.all}</ArrowLink>
    </section>
  );
}
