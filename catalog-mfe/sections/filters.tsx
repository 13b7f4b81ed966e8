import styled from '@emotion/styled';
import { Chip } from '@studio/ui/chip';
import type { Listing } from '../content/sell.ts';
import { sellPage } from '../content/sell.ts';
import { addressOf, type Choice, chosen } from '../data/choice.ts';

interface FiltersProps {
  readonly listing: Listing;
  readonly choice: Choice;
}

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
`;

/** One link for each category, with how many sites the search finds there; one of them is always chosen. */
export function Filters({ listing: { path, sites, categories }, choice }: FiltersProps) {
  const options = [undefined, ...categories];
  return (
    <nav aria-label={sellPage.filters}>
      <Row>
        {options.map((category) => {
          const there = { ...choice, category };
          return (
            <li key={category ?? ''}>
              <Chip
                to={path + addressOf(there)}
                selected={choice.category === category}
                count={chosen(sites, there).length}
                most={chosen(sites, { ...there, text: '' }).length}
              >
                {category ?? sellPage.all}
              </Chip>
            </li>
          );
        })}
      </Row>
    </nav>
  );
}
