import { ClosingCall } from '@studio/ui/closing-call';
import { HairlineGrid } from '@studio/ui/hairline-grid';
import { Heading } from '@studio/ui/heading';
import { PageHead } from '@studio/ui/page-head';
import { Section } from '@studio/ui/section';
import { clients } from '../content/clients.ts';
import { projects } from '../content/portfolio.ts';
import { offeredServices, portfolioPage } from '../content/portfolio-services.ts';
import { ServiceCard } from '../shared/service-card.tsx';
import { ClientStrip } from './client-strip.tsx';
import { ProjectList } from './project-list.tsx';

/** `/portfolio` */
export function Component() {
  return (
    <>
      <PageHead title={portfolioPage.title} lead={portfolioPage.lead} />
      <ProjectList {...portfolioPage.projects} projects={projects} />
      <ClientStrip {...portfolioPage.clients} clients={clients} />
      <OfferedServices {...portfolioPage.services} />
      <ClosingCall {...portfolioPage.closing} />
    </>
  );
}

function OfferedServices({ title, learnMore }: typeof portfolioPage.services) {
  return (
    <Section labelledBy="offered" tone="line">
      <Heading as="h2" size="title1" id="offered">
        {title}
      </Heading>
      <HairlineGrid>
        {offeredServices.map((service) => (
          <ServiceCard key={service.title} service={service} learnMore={learnMore} />
        ))}
      </HairlineGrid>
    </Section>
  );
}
