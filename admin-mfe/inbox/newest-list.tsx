import styled from '@emotion/styled';
import type { ReceivedMessage } from '@studio/contract/contact';
import { paths } from '@studio/contract/paths';
import { ArrowLink } from '@studio/ui/arrow-link';
import { Heading } from '@studio/ui/heading';
import { token } from '@studio/ui/tokens';
import { dashboard, inbox } from '../content/inbox.ts';
import { PAGE_MARGIN } from '../frame/page-margin.ts';
import { LocalTime } from './local-time.tsx';

interface NewestListProps {
  readonly messages: readonly ReceivedMessage[];
}

/** How many of the newest messages the dashboard shows. */
const NEWEST = 5;

const Part = styled.section`
  max-width: 40rem;
  padding: 1rem ${PAGE_MARGIN} 2rem;
`;

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
    <Part aria-labelledby="newest">
      <Heading as="h2" size="question" id="newest" css={{ marginBottom: '0.875rem' }}>
        {dashboard.newest}
      </Heading>
      <ul className="newest">
        {messages.slice(0, NEWEST).map(({ id, name, subject, createdAt }) => (
          <Item key={id}>
            <p>
              <strong css={{ display: 'block', fontWeight: 600 }}>{name}</strong>
              <span css={{ color: token('ink-2') }}>{subject || inbox.noSubject}</span>
            </p>
            <LocalTime iso={createdAt} />
          </Item>
        ))}
      </ul>
      <ArrowLink to={paths.adminMessages}>{dashboard.all}</ArrowLink>
    </Part>
  );
}
