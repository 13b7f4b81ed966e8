import { Chip } from '@studio/ui/chip';
import { type Listing, sellPage } from '../content/listings.ts';
import { type Choice, chooseSites, formatChoice } from './choice.ts';

/** A link for each category, with the number of sites that match the search text in it. Exactly one link is current. */
export function Filters({ listing, choice }: { readonly listing: Listing; readonly choice: Choice }) {
  const { path, sites, categories } = listing;
  return (
    <nav aria-label={sellPage.filters}>
      <ul css={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
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
      </ul>
    </nav>
  );
}
