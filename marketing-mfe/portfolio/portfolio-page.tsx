import styled from '@emotion/styled';
import { ScreenEnd } from '@platform/browser/screen-end';
import type { Project } from '@studio/content/collections/projects';
import { pictureOf } from '@studio/pictures/picture-of';
import { ClosingCall, HairlineGrid, Heading, PageHead, Picture, Section, Text } from '@studio/ui';
import { Check } from '@studio/ui/icons';
import { fluid, from, token, type } from '@studio/ui/tokens';
import { useLoaderData } from 'react-router-dom';
import { offeredServices, portfolioPage } from '../content/portfolio-page.ts';
import { ServiceCard } from '../shared/service-card.tsx';
import { ClientStrip } from './client-strip.tsx';
import { loadPortfolio, type PortfolioData } from './load-portfolio.ts';

export { loadPortfolio as loader };

export function Component() {
  const { projects, clients } = useLoaderData<PortfolioData>();
  return (
    <>
      <PageHead title={portfolioPage.title} lead={portfolioPage.lead(projects.length)} />
      <ProjectList projects={projects} />
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

const Row = styled.li`
  display: grid;
  gap: 2rem;
  align-items: center;
  scroll-margin-top: 2rem;
  margin-top: ${fluid(48, 96)};
  ${from.desktop} {
    grid-template-columns: 7fr 5fr;
    column-gap: clamp(2rem, 5vw, 4.5rem);
    &:nth-of-type(even) {
      grid-template-columns: 5fr 7fr;
      & > :first-of-type {
        order: 1;
      }
    }
  }
`;

const Features = styled.ul`
  margin-top: 1.5rem;
  border-bottom: 1px solid ${token('hairline')};
  & > li {
    display: flex;
    gap: 0.75rem;
    align-items: center;
    min-height: 2.75rem;
    padding-block: 0.5rem;
    border-top: 1px solid ${token('hairline')};
    ${type('text')}
  }
`;

const SIZES = '(min-width: 90rem) 46rem, (min-width: 64rem) 52vw, 100vw';

/** The projects, each with an id for links to it. The first one ends the first screen: its picture loads at once. */
function ProjectList({ projects }: { readonly projects: readonly Project[] }) {
  const { title, features } = portfolioPage.projects;
  return (
    <Section labelledBy="projects" tone="band">
      <Heading as="h2" size="title1" id="projects">
        {title(projects.length)}
      </Heading>
      <ol css={{ padding: 0, listStyle: 'none' }}>
        {projects.map((project, i) => (
          <Row key={project.slug} id={project.slug}>
            <div>
              <Picture picture={pictureOf(project.picture)} alt="" sizes={SIZES} first={i === 0} />
            </div>
            <div>
              <Text size="small">{project.client}</Text>
              <Heading as="h3" size="title3" css={{ marginBlock: '0.375rem 0.875rem' }}>
                {project.title}
              </Heading>
              <Text css={{ maxWidth: '28em' }}>{project.description}</Text>
              <Features aria-label={features}>
                {project.features.map((feature) => (
                  <li key={feature}>
                    <Check size={18} css={{ flex: 'none' }} />
                    {feature}
                  </li>
                ))}
              </Features>
            </div>
            {i === 0 && <ScreenEnd />}
          </Row>
        ))}
      </ol>
    </Section>
  );
}
