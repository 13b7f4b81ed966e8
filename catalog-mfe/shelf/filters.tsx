import styled from '@emotion/styled';
import { Chip } from '@studio/ui';
import { belowDesktop, from, largeText, token } from '@studio/ui/tokens';
import { Link } from 'react-router-dom';
import { type Listing, sellPage } from '../content/listings.ts';
import type { Site } from '../content/shelves.ts';
import { type Choice, chooseSites, formatChoice, SORTS } from './choice.ts';

const Nav = styled.nav`
  ${belowDesktop} {
    flex: 1 0 100%;
    min-width: 0;
  }
  /* Fills its row, so that the number of websites does not wrap into a row of its own. */
  ${from.wide} {
    flex: 1 0 calc(100% - 20rem);
  }
`;

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  ${largeText} {
    & > li > * {
      white-space: normal;
    }
  }
`;

interface FiltersProps {
  readonly listing: Listing;
  readonly sites: readonly Site[];
  readonly choice: Choice;
}

/** A link for each category, with the number of sites that match the search text in it. Exactly one link is current. */
export function Filters({ listing: { path, categories }, sites, choice }: FiltersProps) {
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

/** Hidden on phones, where the links follow the search field. */
const Label = styled.li`
  display: none;
  color: ${token('ink-3')};
  font-size: 0.9375rem;
  ${from.small} {
    display: block;
  }
`;

const Order = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  color: ${token('ink-2')};
  font-size: 0.9375rem;
  text-decoration: none;
  &:hover {
    color: ${token('iris')};
  }
  & > span {
    border-bottom: 1px solid transparent;
  }
  &[aria-current] {
    color: ${token('ink')};
    font-weight: 500;
  }
  &[aria-current] > span {
    border-color: ${token('iris')};
  }
`;

export function SortLinks({ path, choice }: { readonly path: string; readonly choice: Choice }) {
  return (
    <nav aria-label={sellPage.sort.label}>
      <ul css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 1.25rem' }}>
        <Label aria-hidden="true">{sellPage.sort.label}</Label>
        {[undefined, ...SORTS].map((sort) => (
          <li key={sort ?? ''}>
            <Order
              to={path + formatChoice({ ...choice, sort })}
              preventScrollReset
              {...(choice.sort === sort && { 'aria-current': true })}
            >
              <span>{sellPage.sort[sort ?? 'none']}</span>
            </Order>
          </li>
        ))}
      </ul>
    </nav>
  );
}
