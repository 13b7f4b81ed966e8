import type { RemoteLoader } from '@platform/contract/remote-routes';
import { useLoaderData } from 'react-router-dom';
import { type KnownSite, siteById } from '../content/sites/sites.ts';
import { DeviceFrame } from '../sections/device-frame.tsx';
import { PreviewHead } from '../sections/preview-head.tsx';

const NOT_FOUND = { status: 404, statusText: 'Not Found' };

/** The site of the address. */
export const loader: RemoteLoader = ({ params }): KnownSite => {
  const site = siteById(params.id);
  if (!site) throw new Response(null, NOT_FOUND);
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
