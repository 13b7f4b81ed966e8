import { HairlineGrid } from '@studio/ui/hairline-grid';
import { Section } from '@studio/ui/section';
import { SectionHead } from '@studio/ui/section-head';
import type { Service } from '../content/services.ts';
import { ServiceCard } from '../shared/service-card.tsx';

interface ServicesGridProps {
  readonly title: string;
  readonly intro: string;
  readonly learnMore: string;
  readonly services: readonly Service[];
}

/** The services as cards in one, two or three columns. */
export function ServicesGrid({ title, intro, learnMore, services }: ServicesGridProps) {
  return (
    <Section labelledBy="what-we-do">
      <SectionHead id="what-we-do" title={title} intro={intro} />
      <HairlineGrid>
        {services.map((service) => (
          <ServiceCard key={service.description} service={service} learnMore={learnMore} />
        ))}
      </HairlineGrid>
    </Section>
  );
}
