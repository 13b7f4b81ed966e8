import { HairlineGrid, Section, SectionHead } from '@studio/ui';
import { home } from '../content/home.ts';
import { posts } from '../content/posts.ts';
import { services } from '../content/services.ts';
import { ServiceCard } from '../shared/service-card.tsx';
import { AboutTeaser } from './about-teaser.tsx';
import { LatestPosts } from './latest-posts.tsx';
import { ProjectCarousel } from './project-carousel.tsx';
import { Testimonials } from './testimonials.tsx';

export function HomeBelow() {
  return (
    <>
      <ServicesGrid />
      <ProjectCarousel />
      <AboutTeaser {...home.about} />
      <Testimonials />
      <LatestPosts {...home.posts} posts={posts.slice(0, 3)} />
    </>
  );
}

function ServicesGrid() {
  const { title, intro, learnMore } = home.services;
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
