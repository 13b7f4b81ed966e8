import styled from '@emotion/styled';
import { ArrowLink } from '@studio/ui/arrow-link';
import { HairlineGrid } from '@studio/ui/hairline-grid';
import { Heading } from '@studio/ui/heading';
import { from } from '@studio/ui/media';
import { Section } from '@studio/ui/section';
import { SectionHead } from '@studio/ui/section-head';
import { Text } from '@studio/ui/text';
import { wholeCard } from '@studio/ui/whole-card';
import type { Service } from '../content/services.ts';

interface ServicesGridProps {
  readonly title: string;
  readonly intro: string;
  readonly learnMore: string;
  readonly services: readonly Service[];
}

/** A card with the drawing above its text; on phones a row with the drawing at the right. The whole card is the link. */
const Card = styled.li`
  ${wholeCard}
  display: flex;
  flex-direction: row-reverse;
  align-items: start;
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

/** The services as cards in one, two or three columns. */
export function ServicesGrid({ title, intro, learnMore, services }: ServicesGridProps) {
  return (
    <Section labelledBy="what-we-do">
      <SectionHead id="what-we-do" title={title} intro={intro} />
      <HairlineGrid>
        {services.map(({ title: name, description, link, Drawing }) => (
          <Card key={description} data-spread>
            <Drawing />
            <div>
              <Heading as="h3" size="title4">
                {name}
              </Heading>
              <Text css={{ maxWidth: '23em', marginBlock: '0.75rem 0.5rem' }}>{description}</Text>
              <ArrowLink to={link} context={` about ${name}`}>
                {learnMore}
              </ArrowLink>
            </div>
          </Card>
        ))}
      </HairlineGrid>
    </Section>
  );
}
