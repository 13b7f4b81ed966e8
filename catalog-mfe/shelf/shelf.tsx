import styled from '@emotion/styled';
import { Container, EmptyState } from '@studio/ui';
import { fluid, from, token } from '@studio/ui/tokens';
import { useSearchParams } from 'react-router-dom';
import { type Listing, sellPage } from '../content/listings.ts';
import type { Site } from '../content/shelves.ts';
import { chooseSites, parseChoice } from './choice.ts';
import { Filters, SortLinks } from './filters.tsx';
import { SearchField } from './search-field.tsx';
import { SiteGrid } from './site-grid.tsx';
import { hiddenUntilSearched, useSearchText } from './use-search-text.ts';

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  padding-block: 1.5rem 1rem;
  border-top: 1px solid ${token('hairline')};
  ${from.small} {
    column-gap: 2rem;
  }
`;

/** At least as high as a screen of cards, so that the sections below do not move into view if few cards are shown. */
const Results = styled.div`
  ${hiddenUntilSearched}
  min-height: max(60vh, 100vh - 24rem);
  padding-top: 0.5rem;
  ${from.desktop} {
    padding-bottom: ${fluid(24, 56)};
  }
`;

/** Has one width for all numbers. On phones the current category shows the number. */
const Count = styled.p`
  ${hiddenUntilSearched}
  min-width: 6.5em;
  color: ${token('ink-2')};
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;
  text-align: end;
  @media (max-width: 39.99rem) {
    position: absolute;
    clip-path: inset(50%);
  }
`;

/** The cards of a page, and the controls for category, order and search text, all of which are in the address. */
export function Shelf({ listing, sites }: { readonly listing: Listing; readonly sites: readonly Site[] }) {
  const [search] = useSearchParams();
  const { text, setText, opened } = useSearchText();
  const choice = { ...parseChoice(search, listing.categories), text };
  const shown = chooseSites(sites, choice);
  return (
    <Container>
      <Tools>
        <Filters listing={listing} sites={sites} choice={choice} />
        <SearchField text={text} hint={listing.hint} onChange={setText} />
        <SortLinks path={listing.path} choice={choice} />
        <Count role="status">{sellPage.count(shown.length)}</Count>
      </Tools>
      <Results>
        {shown.length > 0 ? (
          <SiteGrid key={opened} sites={shown} />
        ) : (
          <EmptyState text={listing.empty(choice.category)} action={{ label: sellPage.backToAll, to: listing.path }} />
        )}
      </Results>
    </Container>
  );
}
