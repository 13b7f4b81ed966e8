import { createLazySection, LazyHydration } from '@platform/browser/lazy-hydration';
import type { RemoteLoader } from '@platform/contract/remote-routes';
import { useLoaderData } from 'react-router-dom';
import { Hero } from './hero.tsx';
import { type HomeData, loadHome } from './home-data.ts';

const below = createLazySection('what-we-do', async () => {
  const { HomeBelow } = await import(/* webpackChunkName: "home-below" */ './home-below.tsx');
  return HomeBelow;
});

/** Loads the lazy section before a navigation ends, too: there is no HTML of the server to show until then. */
export const loader: RemoteLoader = async (args): Promise<HomeData> => {
  const [data] = await Promise.all([loadHome(args), below.load()]);
  return data;
};

export function Component() {
  const { slides } = useLoaderData<HomeData>();
  return (
    <>
      <Hero slides={slides} />
      <LazyHydration section={below} />
    </>
  );
}
