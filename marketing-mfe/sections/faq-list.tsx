import styled from '@emotion/styled';
import { paths } from '@studio/client/paths';
import { ButtonLink } from '@studio/ui/button';
import { Container } from '@studio/ui/container';
import { Heading } from '@studio/ui/heading';
import { from } from '@studio/ui/media';
import { Stack } from '@studio/ui/stack';
import { Text } from '@studio/ui/text';
import { token } from '@studio/ui/tokens';
import { fluid } from '@studio/ui/typography';
import type { Faq } from '../content/faqs.ts';
import { FaqItem } from './faq-item.tsx';
import { useOpenTarget } from './use-open-target.ts';

interface FaqListProps {
  readonly title: string;
  readonly lead: string;
  readonly action: string;
  readonly faqs: readonly Faq[];
}

const Columns = styled(Container)`
  display: grid;
  gap: 3rem 2rem;
  align-items: start;
  padding-block: ${fluid(40, 96)} ${fluid(72, 128)};
  ${from.desktop} {
    grid-template-columns: 5fr 7fr;
  }
`;

const List = styled.div`
  border-bottom: 1px solid ${token('hairline')};
`;

/** The questions, at most one of them open, with the way to ask another. */
export function FaqList({ title, lead, action, faqs }: FaqListProps) {
  useOpenTarget();
  return (
    <Columns>
      <Stack gap={1.5} css={{ [from.desktop]: { position: 'sticky', top: '4rem' } }}>
        <Heading as="h1" size="page">
          {title}
        </Heading>
        <Text size="large" css={{ maxWidth: '20em' }}>
          {lead}
        </Text>
        <ButtonLink to={paths.contact()} variant="outline">
          {action}
        </ButtonLink>
      </Stack>
      <List>
        {faqs.map((faq) => (
          <FaqItem key={faq.id} faq={faq} />
        ))}
      </List>
    </Columns>
  );
}
