import styled from '@emotion/styled';
import { Container } from '@studio/ui/container';
import { EmptyState } from '@studio/ui/empty-state';
import { from } from '@studio/ui/media';
import { token } from '@studio/ui/tokens';
import { fluid } from '@studio/ui/typography';
import { useSearchParams } from 'react-router-dom';
import { type Listing, sellPage } from '../content/sell.ts';
import { choiceOf, chosen } from '../data/choice.ts';
import { useSearchText } from '../data/use-search-text.ts';
import { Filters } from './filters.tsx';
import { SearchField } from './search-field.tsx';
import { SiteGrid } from './site-grid.tsx';
import { SortLinks } from './sort-links.tsx';
import { untilSearched } from './until-searched.ts';

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  padding-block: 1.5rem;
  border-top: 1px solid ${token('hairline')};
  ${from.small} {
    column-gap: 2rem;
  }
`;

/** Room for a screen of cards, also where few are found: what is below must not jump into view. */
const Found = styled.div`
  ${untilSearched}
  min-height: max(60vh, 100vh - 24rem);
  padding-top: 0.5rem;
  ${from.desktop} {
    padding-bottom: ${fluid(24, 56)};
  }
`;

/** As wide for one website as for nineteen. */
const Count = styled.p`
  ${untilSearched}
  min-width: 6.5em;
  color: ${token('ink-2')};
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

/** The cards of a page, and what decides which of them are shown: category, order and search, all in the address. */
export function Shelf({ listing }: { readonly listing: Listing }) {
  const [search] = useSearchParams();
  const { text, setText, opened } = useSearchText();
  const choice = { ...choiceOf(search, listing.categories), text };
  const found = chosen(listing.sites, choice);
  return (
    <Container>
      <Tools>
        <Filters listing={listing} choice={choice} />
        <SearchField text={text} hint={listing.hint} onChange={setText} />
        <SortLinks path={listing.path} choice={choice} />
        <Count role="status">{sellPage.count(found.length)}</Count>
      </Tools>
      <Found>
        {found.length > 0 ? (
          <SiteGrid key={opened} sites={found} />
        ) : (
          <EmptyState
            text={listing.empty(choice.category ?? sellPage.all)}
            action={{ label: sellPage.backToAll, to: listing.path }}
          />
        )}
      </Found>
    </Container>
  );
}
