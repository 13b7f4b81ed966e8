import styled from '@emotion/styled';
import { ArrowLink, Heading, Text, wholeCard } from '@studio/ui';
import { belowDesktop, from, phone } from '@studio/ui/tokens';
import type { Service } from '../content/services.ts';

interface ServiceCardProps {
  readonly service: Service;
  readonly learnMore: string;
}

const Card = styled.li`
  ${wholeCard}
  & > svg {
    width: 3.5rem;
    height: auto;
  }
  ${phone} {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0.375rem 1rem;
    align-items: center;
    /* Closer than other items of the list, of which there are fewer. */
    && {
      padding-block: 1rem 0.625rem;
    }
    & > svg {
      grid-area: 1 / 2;
    }
    & > div {
      display: contents;
    }
    p,
    a {
      grid-column: span 2;
    }
    /* The whole card is the link. */
    a {
      min-height: 2rem;
    }
  }
  ${from.tablet} {
    display: flex;
    flex-direction: column;
    align-items: start;
    gap: 2.25rem;
    & > svg {
      width: 7.5rem;
    }
    p {
      max-width: 23em;
      margin-block: 0.75rem 0.5rem;
    }
    /* Alone in a row of two columns: the text is in the second one. */
    ${belowDesktop} {
      &:last-child:nth-child(odd) {
        display: grid;
        grid-template-columns: 1fr 1fr;
        padding-inline-end: 0;
        gap: 4rem;
      }
    }
  }
`;

/** A service with its drawing above its text; on phones with the drawing beside its title. The whole card is the link. */
export function ServiceCard({ service: { title, description, link, Drawing }, learnMore }: ServiceCardProps) {
  return (
    <Card data-spread>
      <Drawing />
      <div>
        <Heading as="h3" size="title4">
          {title}
        </Heading>
        <Text>{description}</Text>
        <ArrowLink to={link} context={` about ${title}`}>
          {learnMore}
        </ArrowLink>
      </div>
    </Card>
  );
}
