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

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 1rem 2rem;
  padding-block: 1.5rem;
  border-top: 1px solid ${token('hairline')};
`;

/** Room for what is below, also where few are found: the page must not jump while somebody types. */
const Found = styled.div`
  min-height: 60vh;
  padding-top: 0.5rem;
  ${from.desktop} {
    padding-bottom: ${fluid(24, 56)};
  }
`;

/** The cards of a page, and what decides which of them are shown: category, order and search, all in the address. */
export function Shelf({ listing }: { readonly listing: Listing }) {
  const [search] = useSearchParams();
  const [text, setText] = useSearchText();
  const choice = { ...choiceOf(search, listing.categories), text };
  const found = chosen(listing.sites, choice);
  return (
    <Container>
      <Tools>
        <Filters listing={listing} choice={choice} />
        <SearchField text={text} onChange={setText} />
        <SortLinks path={listing.path} choice={choice} />
        <p role="status" css={{ color: token('ink-2'), fontSize: '0.9375rem', fontVariantNumeric: 'tabular-nums' }}>
          {sellPage.count(found.length)}
        </p>
      </Tools>
      <Found>
        {found.length > 0 ? (
          <SiteGrid sites={found} />
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
