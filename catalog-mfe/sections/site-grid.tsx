import styled from '@emotion/styled';
import { from } from '@studio/ui/media';
import { fluid } from '@studio/ui/typography';
import type { KnownSite } from '../content/sites/sites.ts';
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
    & > li:first-of-type {
      ${wide}
    }
  }
  ${from.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 0 2rem;
    & > li:nth-of-type(8n + 1) {
      ${wide}
    }
  }
`;

const isWide = (place: number) => place % 8 === 0;

/** How wide a card's picture is: of one, two or three columns, less what the mat shows. */
function sizesOf(place: number): string {
  const desktop = isWide(place) ? '(min-width: 64rem) min(50vw, 718px)' : '(min-width: 64rem) min(24vw, 335px)';
  const small = place === 0 ? '(min-width: 40rem) 80vw' : '(min-width: 40rem) 39vw';
  return `${desktop}, ${small}, 76vw`;
}

/** The cards; every eighth, from the first on, is two columns wide. */
export function SiteGrid({ sites }: SiteGridProps) {
  const list = useMoves(sites.map(({ id }) => id).join(' '));
  return (
    <List ref={list}>
      {sites.map((site, place) => (
        <li key={site.id} data-key={site.id}>
          <SiteCard site={site} isFirst={place === 0} sizes={sizesOf(place)} />
        </li>
      ))}
    </List>
  );
}
