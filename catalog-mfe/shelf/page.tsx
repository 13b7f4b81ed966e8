import styled from '@emotion/styled';
import { ScreenEnd } from '@platform/browser/screen-end';
import { ArrowLink, ClosingCall, Container, Heading, Section, SectionHead, Text } from '@studio/ui';
import { fluid, from } from '@studio/ui/tokens';
import { useLocation } from 'react-router-dom';
import { listings, sellPage } from '../content/listings.ts';
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

/** `/sell`, `/sell/shopify` and `/sell/ecommerce` */
export function Component() {
  const { pathname } = useLocation();
  const listing = listings.find(({ path }) => path === pathname) ?? listings[0];
  const { lead, further } = listing;
  return (
    <>
      <Head>
        <Heading as="h1" size="page" css={ONE_LINE}>
          {sellPage.title}
        </Heading>
        <Text size="large">{lead}</Text>
      </Head>
      <Shelf key={listing.path} listing={listing} />
      <ScreenEnd />
      <div css={hiddenUntilSearched}>
        <Section labelledBy="further" tone="line">
          <SectionHead id="further" title={further.title} intro={further.text} />
          <div css={{ marginTop: '1.5rem' }}>
            <ArrowLink to={further.to}>{further.action}</ArrowLink>
          </div>
        </Section>
        <ClosingCall {...sellPage.closing} />
      </div>
    </>
  );
}
