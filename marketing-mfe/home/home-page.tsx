import { createLazyPart, LazyHydration } from '@platform/browser/lazy-hydration';
import { heroSlides, home } from '../content/home.ts';
import { Hero } from './hero.tsx';

const below = createLazyPart('what-we-do', async () => {
  const { HomeBelow } = await import(/* webpackChunkName: "home-below" */ './home-below.tsx');
  return HomeBelow;
});

/** Waits for the lazy part on navigations, where there is no HTML from the server to show until it is loaded. */
export async function loader() {
  await below.load();
  return null;
}

/** `/` */
export function Component() {
  return (
    <>
      <Hero slides={heroSlides} start={home.start} appointment={home.appointment} />
      <LazyHydration part={below} />
    </>
  );
}
