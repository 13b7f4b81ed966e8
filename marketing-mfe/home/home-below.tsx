import { ButtonLink, HairlineGrid, Heading, Section, SectionHead, Stack, Text } from '@studio/ui';
import { useLoaderData } from 'react-router-dom';
import { about } from '../content/about.ts';
import { home } from '../content/home.ts';
import { services, withNames } from '../content/services.ts';
import { paths } from '../paths.ts';
import { ServiceCard } from '../shared/service-card.tsx';
import { AboutTeaser } from './about-teaser.tsx';
import type { HomeData } from './home-data.ts';
import { LatestPosts } from './latest-posts.tsx';
import { ProjectCarousel } from './project-carousel.tsx';
import { Testimonials } from './testimonials.tsx';

export function HomeBelow() {
  const { members, testimonials, posts, projects, texts, services } = useLoaderData<HomeData>();
  return (
    <>
      <ServicesGrid intro={texts.services} named={services} />
      {projects.length > 0 && <ProjectCarousel projects={projects} />}
      <AboutTeaser statement={texts.statement} text={texts.about} members={members} />
      <Testimonials testimonials={testimonials} />
      <LatestPosts {...home.posts} posts={posts} />
      <ClosingCall {...about.closing} />
    </>
  );
}

interface ServicesGridProps {
  readonly intro: string;
  readonly named: HomeData['services'];
}

function ServicesGrid({ intro, named }: ServicesGridProps) {
  const { title, learnMore } = home.services;
  return (
    <Section labelledBy="what-we-do">
      <SectionHead id="what-we-do" title={title} intro={intro} />
      <HairlineGrid>
        {withNames(services, named).map((service) => (
          <ServiceCard key={service.description} service={service} learnMore={learnMore} />
        ))}
      </HairlineGrid>
    </Section>
  );
}

/** The last section: its styles are those of the sections above it, because those of a page are in its first screen. */
function ClosingCall({ title, text, action }: typeof about.closing) {
  return (
    <Section labelledBy="closing">
      <Stack gap={1.5}>
        <Heading as="h2" size="section" id="closing" css={{ maxWidth: '8em' }}>
          {title}
        </Heading>
        <Text size="large">{text}</Text>
        <ButtonLink to={paths.contact}>{action}</ButtonLink>
      </Stack>
    </Section>
  );
}
