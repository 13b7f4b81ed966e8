import styled from '@emotion/styled';
import { ButtonLink } from '@studio/ui/button';
import { Container } from '@studio/ui/container';
import { Heading } from '@studio/ui/heading';
import { Minus, Plus } from '@studio/ui/icons';
import { from } from '@studio/ui/media';
import { Stack } from '@studio/ui/stack';
import { Text } from '@studio/ui/text';
import { token } from '@studio/ui/tokens';
import { fluid } from '@studio/ui/typography';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { type Faq, faqs, faqsPage } from '../content/faqs.ts';
import { paths } from '../paths.ts';

const Columns = styled(Container)`
  display: grid;
  gap: 3rem 2rem;
  align-items: start;
  padding-block: ${fluid(40, 96)} ${fluid(72, 128)};
  ${from.desktop} {
    grid-template-columns: 5fr 7fr;
  }
`;

const Item = styled.details`
  border-top: 1px solid ${token('hairline')};
  &[open] {
    border-color: ${token('ink')};
  }
  &[open] > summary {
    color: ${token('iris')};
  }
  &[open] .more,
  &:not([open]) .less {
    display: none;
  }
`;

const Question = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1.5rem;
  min-height: 4.25rem;
  padding-block: 1rem;
  list-style: none;
  cursor: pointer;
  & > svg {
    color: ${token('ink-2')};
  }
  &:hover,
  &:hover > svg,
  [open] > & > svg {
    color: ${token('iris')};
  }
`;

/** Has the id, so that browsers open the item for a link to it. The margin keeps the question in view. */
const Answer = styled.div`
  padding: 0.25rem 2.75rem 2rem 0;
  scroll-margin-top: 6rem;
`;

/** Items share a name, so that the browser keeps at most one open. */
function FaqItem({ faq }: { readonly faq: Faq }) {
  return (
    <Item name="faqs">
      <Question>
        <Heading as="h2" size="question">
          {faq.question}
        </Heading>
        <Plus className="more" size={20} strokeWidth={1.5} />
        <Minus className="less" size={20} strokeWidth={1.5} />
      </Question>
      <Answer id={faq.id}>
        <Text size="large" css={{ maxWidth: '38em' }}>
          {faq.answer}
        </Text>
      </Answer>
    </Item>
  );
}

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
      <div css={{ borderBottom: `1px solid ${token('hairline')}` }}>
        {faqs.map((faq) => (
          <FaqItem key={faq.id} faq={faq} />
        ))}
      </div>
    </Columns>
  );
}
