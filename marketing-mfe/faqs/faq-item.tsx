import styled from '@emotion/styled';
import { Heading } from '@studio/ui/heading';
import { Text } from '@studio/ui/text';
import { token } from '@studio/ui/tokens';
import { Minus, Plus } from 'lucide-react';
import type { Faq } from '../content/faqs.ts';

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

/** A question that opens to show its answer. Items share a name, so that one is open at a time. */
export function FaqItem({ faq }: { readonly faq: Faq }) {
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
