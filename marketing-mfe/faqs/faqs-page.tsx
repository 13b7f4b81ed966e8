import styled from '@emotion/styled';
import { ButtonLink } from '@studio/ui/button';
import { Container } from '@studio/ui/container';
import { Heading } from '@studio/ui/heading';
import { from } from '@studio/ui/media';
import { Stack } from '@studio/ui/stack';
import { Text } from '@studio/ui/text';
import { token } from '@studio/ui/tokens';
import { fluid } from '@studio/ui/typography';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { faqs, faqsPage } from '../content/faqs.ts';
import { paths } from '../paths.ts';
import { FaqItem } from './faq-item.tsx';

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

/** Opens the question that the address's fragment names. Browsers do so on a page load, but not on a navigation. */
function useOpenTarget(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const target = document.getElementById(hash.slice(1));
    const item = target?.closest('details');
    if (!target || !item || item.open) return;
    item.open = true;
    target.scrollIntoView();
  }, [hash]);
}

/** `/faqs` */
export function Component() {
  useOpenTarget();
  return (
    <Columns>
      <Stack gap={1.5} css={{ [from.desktop]: { position: 'sticky', top: '4rem' } }}>
        <Heading as="h1" size="page">
          {faqsPage.title}
        </Heading>
        <Text size="large" css={{ maxWidth: '20em' }}>
          {faqsPage.lead}
        </Text>
        <ButtonLink to={paths.contact} variant="outline">
          {faqsPage.action}
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
