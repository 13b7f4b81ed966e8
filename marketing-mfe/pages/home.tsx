import { createLazyPart, LazyHydration } from '@platform/browser/lazy-hydration';
import { heroSlides } from '../content/hero.ts';
import { home } from '../content/home.ts';
import { Hero } from '../sections/hero.tsx';

const below = createLazyPart('what-we-do', async () => {
  const { HomeBelow } = await import(/* webpackChunkName: "home-below" */ '../sections/home-below.tsx');
  return HomeBelow;
});

/** Without the server's HTML nothing is shown before all of it can be. */
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
