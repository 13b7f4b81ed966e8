import styled from '@emotion/styled';
import { ArrowLink } from '@studio/ui/arrow-link';
import { Heading } from '@studio/ui/heading';
import { from } from '@studio/ui/media';
import { Text } from '@studio/ui/text';
import { wholeCard } from '@studio/ui/whole-card';
import type { Service } from '../content/services.ts';

interface ServiceCardProps {
  readonly service: Service;
  /** Text of the link. */
  readonly learnMore: string;
}

const Card = styled.li`
  ${wholeCard}
  display: flex;
  flex-direction: row-reverse;
  align-items: start;
  justify-content: space-between;
  gap: 1rem;
  & > svg {
    flex: none;
    width: 5rem;
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

/** A service with its drawing above its text; on phones a row with the drawing at the right. The whole card is the link. */
export function ServiceCard({ service: { title, description, link, Drawing }, learnMore }: ServiceCardProps) {
  return (
    <Card data-spread>
      <Drawing />
      <div>
        <Heading as="h3" size="title4">
          {title}
        </Heading>
        <Text css={{ maxWidth: '23em', marginBlock: '0.75rem 0.5rem' }}>{description}</Text>
        <ArrowLink to={link} context={` about ${title}`}>
          {learnMore}
        </ArrowLink>
      </div>
    </Card>
  );
}
