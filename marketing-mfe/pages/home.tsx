import { heroSlides } from '../content/hero.ts';
import { home } from '../content/home.ts';
import { serviceCards } from '../content/services.ts';
import { AboutTeaser } from '../sections/about-teaser.tsx';
import { Hero } from '../sections/hero.tsx';
import { ServicesGrid } from '../sections/services-grid.tsx';

/** `/` */
export function Component() {
  return (
    <>
      <Hero slides={heroSlides} start={home.start} appointment={home.appointment} />
      <ServicesGrid {...home.services} cards={serviceCards} />
      <AboutTeaser {...home.about} />
    </>
  );
}
