import styled from '@emotion/styled';
import type { RemoteLoader } from '@platform/contract/remote-routes';
import { Container } from '@studio/ui/container';
import { from } from '@studio/ui/media';
import { fluid } from '@studio/ui/typography';
import { useLoaderData } from 'react-router-dom';
import { findSite, type KnownSite, nextSite } from '../content/sites.ts';
import { DeviceFrame } from './device-frame.tsx';
import { NextSite } from './next-site.tsx';
import { OfferDetails } from './offer-details.tsx';
import { PreviewHead } from './preview-head.tsx';
import { Purchase } from './purchase.tsx';

/** Returns the site of the address. Throws a 404 response if there is none. */
export const loader: RemoteLoader = ({ params }): KnownSite => {
  const site = findSite(params.id);
  if (!site) throw new Response(null, { status: 404, statusText: 'Not Found' });
  return site;
};

/** The frame beside what one buys; one below the other if there is less room. */
const Columns = styled(Container)`
  padding-bottom: ${fluid(56, 112)};
  ${from.desktop} {
    display: grid;
    grid-template-columns: repeat(12, 1fr);
    gap: 2rem;
    & > :first-of-type {
      grid-column: span 8;
      min-width: 0;
    }
  }
`;

/** Its parts belong to `Columns` while they are below the frame, so that the price can stay at the foot of the window. */
const Side = styled.div`
  display: contents;
  ${from.desktop} {
    display: block;
    position: sticky;
    top: 6rem;
    grid-column: span 4;
    align-self: start;
  }
`;

/** `/sell/preview/:id` */
export function Component() {
  const site = useLoaderData<KnownSite>();
  return (
    <>
      <PreviewHead site={site} />
      <Columns data-lines="none">
        <DeviceFrame key={site.id} site={site} />
        <Side>
          <Purchase site={site} />
          <OfferDetails site={site} />
        </Side>
      </Columns>
      <NextSite site={nextSite(site)} />
    </>
  );
}
