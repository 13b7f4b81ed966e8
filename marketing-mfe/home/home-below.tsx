import { home } from '../content/home.ts';
import { projects } from '../content/portfolio.ts';
import { posts } from '../content/posts.ts';
import { services } from '../content/services.ts';
import { testimonials } from '../content/testimonials.ts';
import { AboutTeaser } from './about-teaser.tsx';
import { LatestPosts } from './latest-posts.tsx';
import { ProjectCarousel } from './project-carousel.tsx';
import { ServicesGrid } from './services-grid.tsx';
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
