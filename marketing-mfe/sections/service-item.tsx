import styled from '@emotion/styled';
import { ArrowLink } from '@studio/ui/arrow-link';
import { Heading } from '@studio/ui/heading';
import { from } from '@studio/ui/media';
import { Text } from '@studio/ui/text';
import type { ServiceCard } from '../content/services.ts';

interface ServiceItemProps {
  readonly card: ServiceCard;
}

/** On phones a row with its picture at the right; wider, a card with the picture above. */
const Item = styled.li`
  display: flex;
  flex-direction: row-reverse;
  justify-content: space-between;
  gap: 1.5rem;
  & > svg {
    flex: none;
    width: 5.75rem;
    height: auto;
  }
  ${from.tablet} {
    flex-direction: column;
    justify-content: start;
    gap: 2.25rem;
    & > svg {
      width: 7.5rem;
    }
  }
`;

/** One service: picture, title, a sentence, and where to read more. */
export function ServiceItem({ card }: ServiceItemProps) {
  const Icon = card.icon;
  return (
    <Item data-spread>
      <Icon />
      <div>
        <Heading as="h3" size="title4">
          {card.title}
        </Heading>
        <Text css={{ maxWidth: '23em', marginBlock: '0.75rem 0.5rem' }}>{card.description}</Text>
        <ArrowLink to={card.link} context={` about ${card.title}`}>
          {card.linkText}
        </ArrowLink>
      </div>
    </Item>
  );
}
