import { HairlineGrid } from '@studio/ui/hairline-grid';
import { Section } from '@studio/ui/section';
import { SectionHead } from '@studio/ui/section-head';
import { home } from '../content/home.ts';
import { projects } from '../content/portfolio.ts';
import { posts } from '../content/posts.ts';
import type { Service } from '../content/services.ts';
import { services } from '../content/services.ts';
import { testimonials } from '../content/testimonials.ts';
import { ServiceCard } from '../shared/service-card.tsx';
import { AboutTeaser } from './about-teaser.tsx';
import { LatestPosts } from './latest-posts.tsx';
import { ProjectCarousel } from './project-carousel.tsx';
import { Testimonials } from './testimonials.tsx';

/** The home page below its first screen. */
export function HomeBelow() {
  return (
    <>
      <ServicesGrid {...home.services} services={services} />
      <ProjectCarousel projects={projects} />
      <AboutTeaser {...home.about} />
      <Testimonials testimonials={testimonials} />
      <LatestPosts {...home.posts} posts={posts.slice(0, 3)} />
    </>
  );
}

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
