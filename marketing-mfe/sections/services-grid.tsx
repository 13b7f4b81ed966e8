import { HairlineGrid } from '@studio/ui/hairline-grid';
import { Section } from '@studio/ui/section';
import { SectionHead } from '@studio/ui/section-head';
import type { ServiceCard } from '../content/services.ts';
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
