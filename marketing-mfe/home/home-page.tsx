import { createLazySection, LazyHydration } from '@platform/browser/lazy-hydration';
import { Hero } from './hero.tsx';

const below = createLazySection('what-we-do', async () => {
  const { HomeBelow } = await import(/* webpackChunkName: "home-below" */ './home-below.tsx');
  return HomeBelow;
});

/** Loads the lazy section before a navigation ends: there is no HTML of the server to show until then. */
export async function loader() {
  await below.load();
  return null;
}

export function Component() {
  return (
    <>
      <Hero />
      <LazyHydration section={below} />
    </>
  );
}
