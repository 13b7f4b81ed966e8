import { heroSlides } from '../content/hero.ts';
import { home } from '../content/home.ts';
import { projects } from '../content/portfolio.ts';
import { posts } from '../content/posts.ts';
import { serviceCards } from '../content/services.ts';
import { testimonials } from '../content/testimonials.ts';
import { AboutTeaser } from '../sections/about-teaser.tsx';
import { Hero } from '../sections/hero.tsx';
import { LatestPosts } from '../sections/latest-posts.tsx';
import { Portfolio } from '../sections/portfolio.tsx';
import { ServicesGrid } from '../sections/services-grid.tsx';
import { Testimonials } from '../sections/testimonials.tsx';

/** `/` */
export function Component() {
  return (
    <>
      <Hero slides={heroSlides} start={home.start} appointment={home.appointment} />
      <ServicesGrid {...home.services} cards={serviceCards} />
      <Portfolio projects={projects} />
      <AboutTeaser {...home.about} />
      <Testimonials testimonials={testimonials} />
      <LatestPosts {...home.posts} posts={posts.slice(0, 3)} />
    </>
  );
}
