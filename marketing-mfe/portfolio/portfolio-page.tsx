import { ClosingCall } from '@studio/ui/closing-call';
import { PageHead } from '@studio/ui/page-head';
import { clients } from '../content/clients.ts';
import { projects } from '../content/portfolio.ts';
import { offeredServices, portfolioPage } from '../content/portfolio-services.ts';
import { ClientStrip } from './client-strip.tsx';
import { OfferedServices } from './offered-services.tsx';
import { ProjectList } from './project-list.tsx';

/** `/portfolio` */
export function Component() {
  return (
    <>
      <PageHead title={portfolioPage.title} lead={portfolioPage.lead} />
      <OfferedServices {...portfolioPage.services} services={offeredServices} />
      <ClientStrip {...portfolioPage.clients} clients={clients} />
      <ProjectList {...portfolioPage.projects} projects={projects} />
      <ClosingCall {...portfolioPage.closing} />
    </>
  );
}
