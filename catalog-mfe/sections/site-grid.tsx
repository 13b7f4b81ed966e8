import styled from '@emotion/styled';
import { from } from '@studio/ui/media';
import { fluid } from '@studio/ui/typography';
import type { KnownSite } from '../content/sites/sites.ts';
import { isWideOfThree, isWideOfTwo } from '../data/rows.ts';
import { useMoves } from '../data/use-moves.ts';
import { SiteCard } from './site-card.tsx';

interface SiteGridProps {
  readonly sites: readonly KnownSite[];
}

/** A wide card's mat takes the height of its neighbour's; alone in its row it has a shape of its own. */
const wide = `
  grid-column: span 2;
  --mat: 843 / 467;
  --mat-top: 13.2%;
  --mat-side: 7.4%;
`;

/** Cards begin in pairs of rows, mats above and words below, so that a row's words begin on one line. */
const List = styled.ul`
  display: grid;
  gap: 0 2rem;
  & > li {
    display: grid;
    position: relative;
    grid-row: span 2;
    grid-template-rows: subgrid;
    padding-bottom: ${fluid(48, 72)};
  }
  ${from.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0 1.5rem;
    @media (max-width: 63.99rem) {
      & > li[data-wide~='two'] {
        ${wide}
      }
    }
  }
  ${from.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 0 2rem;
    & > li[data-wide~='three'] {
      ${wide}
    }
  }
`;

/** In how many columns a card is wide, as the styles want to know it. */
const wideIn = (place: number, total: number) =>
  [isWideOfTwo(place, total) && 'two', isWideOfThree(place, total) && 'three'].filter(Boolean).join(' ');

/** How wide a card's picture is: of one, two or three columns, less what the mat shows. */
function sizesOf(place: number, total: number): string {
  const desktop = `(min-width: 64rem) ${isWideOfThree(place, total) ? 'min(50vw, 718px)' : 'min(24vw, 335px)'}`;
  const small = `(min-width: 40rem) ${isWideOfTwo(place, total) ? '80vw' : '39vw'}`;
  return `${desktop}, ${small}, 76vw`;
}

/** The cards; some are two columns wide. */
export function SiteGrid({ sites }: SiteGridProps) {
  const list = useMoves(sites.map(({ id }) => id).join(' '));
  return (
    <List ref={list}>
      {sites.map((site, place) => (
        <li key={site.id} data-key={site.id} data-wide={wideIn(place, sites.length)}>
          <SiteCard site={site} isFirst={place === 0} sizes={sizesOf(place, sites.length)} />
        </li>
      ))}
    </List>
  );
}
