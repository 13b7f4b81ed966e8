import { ClosingCall, HairlineGrid, Section, SectionHead } from '@studio/ui';
import { useLoaderData } from 'react-router-dom';
import { about } from '../content/about.ts';
import { home } from '../content/home.ts';
import { services, withNames } from '../content/services.ts';
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
