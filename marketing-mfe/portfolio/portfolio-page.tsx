import styled from '@emotion/styled';
import { ScreenEnd } from '@platform/browser/screen-end';
import { ClosingCall, Container, HairlineGrid, Heading, Section, Text } from '@studio/ui';
import { fluid, from } from '@studio/ui/tokens';
import { useLoaderData } from 'react-router-dom';
import { portfolioPage } from '../content/portfolio-page.ts';
import { cardsOf } from '../content/services.ts';
import { ServiceCard } from '../shared/service-card.tsx';
import { ClientStrip } from './client-strip.tsx';
import { FirstProject } from './first-project.tsx';
import { loadPortfolio, type PortfolioData } from './load-portfolio.ts';
import { ProjectCard, ProjectGrid } from './project-card.tsx';

export { loadPortfolio as loader };

/** The title of a page, and its lead: at the foot of the title from desktops on, else below it. */
export const TitleRow = styled(Container)`
  display: grid;
  gap: 1rem 2rem;
  align-items: end;
  padding-block: ${fluid(20, 34)} ${fluid(32, 44)};
  ${from.desktop} {
    grid-template-columns: 7fr 5fr;
  }
`;

export function Component() {
  const { projects, clients, services } = useLoaderData<PortfolioData>();
  const [first, ...others] = projects;
  return (
    <>
      <TitleRow>
        <Heading as="h1" size="page">
          {portfolioPage.title}
        </Heading>
        {first && <Text size="lead">{portfolioPage.lead(projects.length)}</Text>}
      </TitleRow>
      {first && <FirstProject project={first} />}
      <ScreenEnd />
      {others.length > 0 && (
        <ProjectGrid>
          {others.map((project, i) => (
            // Two in a row: a wide one and a narrow one, then a narrow one and a wide one.
            <ProjectCard key={project.slug} project={project} isNarrow={i % 4 === 1 || i % 4 === 2} />
          ))}
        </ProjectGrid>
      )}
      <ClientStrip {...portfolioPage.clients} clients={clients} />
      {services.length > 0 && <OfferedServices services={services} />}
      <ClosingCall {...portfolioPage.closing} />
    </>
  );
}

function OfferedServices({ services }: Pick<PortfolioData, 'services'>) {
  const { title, learnMore } = portfolioPage.services;
  return (
    <Section labelledBy="offered" tone="line">
      <Heading as="h2" size="title1" id="offered">
        {title}
      </Heading>
      <HairlineGrid>
        {cardsOf(services).map((service) => (
          <ServiceCard key={service.link} service={service} learnMore={learnMore} />
        ))}
      </HairlineGrid>
    </Section>
  );
}
