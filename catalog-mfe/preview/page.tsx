import type { RemoteLoader } from '@platform/contract/remote-routes';
import { useLoaderData } from 'react-router-dom';
import { findSite, type KnownSite } from '../content/sites.ts';
import { DeviceFrame } from './device-frame.tsx';
import { PreviewHead } from './preview-head.tsx';

/** Returns the site of the address. Throws a 404 response if there is none. */
export const loader: RemoteLoader = ({ params }): KnownSite => {
  const site = findSite(params.id);
  if (!site) throw new Response(null, { status: 404, statusText: 'Not Found' });
  return site;
};

/** `/sell/preview/:id` */
export function Component() {
  const site = useLoaderData<KnownSite>();
  return (
    <>
      <PreviewHead site={site} />
      <DeviceFrame key={site.id} site={site} />
    </>
  );
}
