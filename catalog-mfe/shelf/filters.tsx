import styled from '@emotion/styled';
import { Chip } from '@studio/ui/chip';
import { phone } from '@studio/ui/media';
import { type Listing, sellPage } from '../content/listings.ts';
import { type Choice, chooseSites, formatChoice } from './choice.ts';

const Nav = styled.nav`
  ${phone} {
    flex: 1 0 100%;
    min-width: 0;
  }
`;

/** On a phone one row from edge to edge of the window, which scrolls. It begins where the current link is in view. */
const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  ${phone} {
    flex-wrap: nowrap;
    overflow-x: auto;
    margin: -0.375rem -1.25rem;
    padding: 0.375rem 1.25rem;
    scroll-padding-inline: 1.25rem;
    scrollbar-width: none;
    & > li:has([aria-current]) {
      scroll-initial-target: nearest;
    }
  }
`;

/** A link for each category, with the number of sites that match the search text in it. Exactly one link is current. */
export function Filters({ listing, choice }: { readonly listing: Listing; readonly choice: Choice }) {
  const { path, sites, categories } = listing;
  return (
    <Nav aria-label={sellPage.filters}>
      <Row>
        {[undefined, ...categories].map((category) => {
          const option = { ...choice, category };
          return (
            <li key={category ?? ''}>
              <Chip
                to={path + formatChoice(option)}
                selected={choice.category === category}
                count={chooseSites(sites, option).length}
                maxCount={chooseSites(sites, { ...option, text: '' }).length}
              >
                {category ?? sellPage.all}
              </Chip>
            </li>
          );
        })}
      </Row>
    </Nav>
  );
}
