import styled from '@emotion/styled';
import { ScreenEnd } from '@platform/browser/screen-end';
import type { RemoteLoader } from '@platform/contract/remote-routes';
import type { Offer } from '@studio/content/collections/documents';
import type { Website } from '@studio/content/collections/websites';
import { readDocument, readList } from '@studio/content/read';
import { ArrowLink, ClosingCall, Container, Heading, Text } from '@studio/ui';
import { fluid, from, token } from '@studio/ui/tokens';
import { useLoaderData, useLocation } from 'react-router-dom';
import { listings, sellPage } from '../content/listings.ts';
import type { ShelfData, Site } from '../content/shelves.ts';
import { Shelf } from './shelf.tsx';
import { hiddenUntilSearched } from './use-search-text.ts';

/** From this width on the title fits on one line, but its fallback font would wrap. */
const ONE_LINE = { '@media (min-width: 87.5rem)': { whiteSpace: 'nowrap' } } as const;

const Head = styled(Container)`
  display: grid;
  gap: 1.25rem 2rem;
  align-items: end;
  padding-block: ${fluid(40, 64)} ${fluid(40, 72)};
  ${from.desktop} {
    grid-template-columns: repeat(12, 1fr);
    & > h1 {
      grid-column: span 8;
    }
    & > p {
      grid-column: span 4;
      padding-bottom: 0.5rem;
    }
  }
`;

/** A row between hairlines that leads to the other collection. */
const Further = styled.div`
  display: grid;
  gap: 0.5rem 2rem;
  align-items: center;
  padding-block: 1.25rem;
  border-block: 1px solid ${token('hairline')};
  ${from.desktop} {
    grid-template-columns: 4fr 6fr auto;
  }
`;

const listingAt = (pathname: string) => listings.find(({ path }) => path === pathname) ?? listings[0];

export const loader: RemoteLoader = async ({ request, context }): Promise<ShelfData> => {
  const { shelf } = listingAt(new URL(request.url).pathname);
  const [{ items: websites }, { delivery }] = await Promise.all([
    readList<Website>(context.api, 'websites', request.signal),
    readDocument<Offer>(context.api, 'offer', request.signal),
  ]);
  const sites = websites.filter((site) => site.shelf === shelf).map(siteOf);
  return { sites, others: websites.length - sites.length, delivery };
};

/** Returns what lists show of a website. */
const siteOf = ({ slug, title, template, categories, price, description, keywords, shelf }: Website): Site => ({
  ...{ slug, title, template, categories, price, description, keywords, shelf },
});

/** `/sell`, `/sell/shopify` and `/sell/ecommerce` */
export function Component() {
  const { pathname } = useLocation();
  const { sites, others, delivery } = useLoaderData<ShelfData>();
  const listing = listingAt(pathname);
  const further = listing.further(others);
  return (
    <>
      <Head>
        <Heading as="h1" size="page" css={listing.title ? undefined : ONE_LINE}>
          {listing.title ?? sellPage.title}
        </Heading>
        <Text size="large">{listing.lead({ sites, delivery })}</Text>
      </Head>
      <Shelf key={listing.path} listing={listing} sites={sites} />
      <ScreenEnd />
      <div css={hiddenUntilSearched}>
        <Container>
          <Further>
            <Heading as="h2" size="title4">
              {further.title}
            </Heading>
            <Text>{further.text}</Text>
            <ArrowLink to={further.to}>{further.action}</ArrowLink>
          </Further>
        </Container>
        <ClosingCall {...sellPage.closing} />
      </div>
    </>
  );
}
