import { Section } from '@studio/ui/section';
import type { ServiceCard } from '../content/services.ts';
import { HairlineGrid } from './hairline-grid.ts';
import { SectionHead } from './section-head.tsx';
import { ServiceItem } from './service-item.tsx';

interface ServicesGridProps {
  readonly title: string;
  readonly intro: string;
  readonly cards: readonly ServiceCard[];
}

/** What the agency does, as a grid of one, two or three columns. */
export function ServicesGrid({ title, intro, cards }: ServicesGridProps) {
  return (
    <Section labelledBy="what-we-do">
      <SectionHead id="what-we-do" title={title} intro={intro} />
      <HairlineGrid>
        {cards.map((card) => (
          <ServiceItem key={card.id} card={card} />
        ))}
      </HairlineGrid>
    </Section>
  );
}
