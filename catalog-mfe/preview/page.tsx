import styled from '@emotion/styled';
import type { RemoteLoader } from '@platform/contract/remote-routes';
import type { Offer } from '@studio/content/collections/documents';
import type { Website } from '@studio/content/collections/websites';
import { readDocument, readList } from '@studio/content/read';
import { Container, Heading, Text } from '@studio/ui';
import { ArrowLeft } from '@studio/ui/icons';
import { fluid, from, token } from '@studio/ui/tokens';
import { Link, useLoaderData } from 'react-router-dom';
import { previewPage } from '../content/preview-page.ts';
import { nextSite, type Site } from '../content/shelves.ts';
import { paths } from '../paths.ts';
import { DeviceFrame } from './device-frame.tsx';
import { NextSite } from './next-site.tsx';
import { OfferDetails } from './offer-details.tsx';
import { Purchase } from './purchase.tsx';

export interface PreviewData {
  readonly site: Website;
  readonly next: Site;
  /** Time to launch, such as `two weeks`. */
  readonly delivery: string;
}

/** Returns the site of the address, and the next one. Throws a 404 response if there is none. */
export const loader: RemoteLoader = async ({ params, request, context }): Promise<PreviewData> => {
  const [{ items: sites }, { delivery }] = await Promise.all([
    readList<Website>(context.api, 'websites', request.signal),
    readDocument<Offer>(context.api, 'offer', request.signal),
  ]);
  const site = sites.find(({ slug }) => slug === params.id);
  if (!site) throw new Response(null, { status: 404, statusText: 'Not Found' });
  return { site, next: nextSite(site, sites), delivery };
};

/** The preview beside the offer, below 1024px above it. */
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

/** Below 1024px its children are items of `Columns`, so that the price can stay at the bottom of the window. */
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

export function Component() {
  const { site, next, delivery } = useLoaderData<PreviewData>();
  return (
    <>
      <PreviewHead site={site} />
      <Columns data-no-line>
        <DeviceFrame key={site.slug} site={site} />
        <Side>
          <Purchase site={site} />
          <OfferDetails site={site} delivery={delivery} />
        </Side>
      </Columns>
      <NextSite site={next} />
    </>
  );
}

const Head = styled(Container)`
  display: grid;
  gap: 0.75rem 2rem;
  align-items: end;
  padding-block: ${fluid(24, 48)} ${fluid(24, 56)};
  ${from.desktop} {
    grid-template-columns: repeat(12, 1fr);
    & > :nth-of-type(1) {
      grid-column: span 8;
    }
    & > :nth-of-type(2) {
      grid-column: span 4;
      padding-bottom: 0.5rem;
    }
  }
`;

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 2.75rem;
  margin-bottom: ${fluid(8, 16)};
  color: ${token('ink-2')};
  text-decoration: none;
  &:hover {
    color: ${token('iris')};
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
`;

/** Title and description of a site, with a link back to its shelf. */
export function PreviewHead({ site }: { readonly site: Site }) {
  const { slug, title, description } = site;
  return (
    <Head>
      <div>
        <Back to={site.shelf === 'large' ? paths.sellEcommerce : paths.sell}>
          <ArrowLeft size={18} />
          {previewPage.back}
        </Back>
        <Heading as="h1" size="page" data-shared={`title-site-${slug}`}>
          {title}
        </Heading>
      </div>
      <div>
        <Text size="lead">{description}</Text>
      </div>
    </Head>
  );
}
