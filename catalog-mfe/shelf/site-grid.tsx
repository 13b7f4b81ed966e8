import styled from '@emotion/styled';
import { Button, wholeCard } from '@studio/ui';
import { fluid, from } from '@studio/ui/tokens';
import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { sellPage } from '../content/listings.ts';
import type { Site } from '../content/shelves.ts';
import { SiteCard } from './site-card.tsx';
import { useItemMotion } from './use-item-motion.ts';

/** Number of cards that a phone shows at first. */
const AT_FIRST = 10;

/** The mat of a wide card is as high as the mat beside it; alone in its row it has this aspect ratio. */
const wide = `
  grid-column: span 2;
  --mat: 843 / 467;
  --mat-top: 13.2%;
  --mat-side: 7.4%;
  --mat-scroll: 6s;
`;

/**
 * A card takes two rows, one for its mat and one for its text, so that the texts of neighbours are aligned. On phones the mats are low,
 * and only the first cards are shown until the visitor shows all; without scripts all are shown.
 */
const List = styled.ul`
  display: grid;
  gap: 0 2rem;
  & > li {
    ${wholeCard}
    display: grid;
    grid-row: span 2;
    grid-template-rows: subgrid;
    padding-bottom: ${fluid(40, 72)};
  }
  @media (max-width: 39.99rem) {
    --mat: 4 / 3;
    --mat-top: 9%;
    --mat-side: 7%;
    @media (scripting: enabled) {
      &:not([data-whole]) > li:nth-child(n + ${AT_FIRST + 1}) {
        display: none;
      }
    }
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

/** Returns the layouts in which a card is wide, for `data-wide`. */
const wideIn = (index: number, total: number) =>
  [isWideOfTwo(index, total) && 'two', isWideOfThree(index, total) && 'three'].filter(Boolean).join(' ');

/** Returns the `sizes` of a card's picture: the width of its columns without the visible part of the mat. */
function sizesOf(index: number, total: number): string {
  const desktop = `(min-width: 64rem) ${isWideOfThree(index, total) ? 'min(50vw, 718px)' : 'min(24vw, 335px)'}`;
  const small = `(min-width: 40rem) ${isWideOfTwo(index, total) ? '80vw' : '39vw'}`;
  return `${desktop}, ${small}, 76vw`;
}

const More = styled(Button)`
  width: 100%;
  margin-bottom: 2.5rem;
  ${from.small} {
    display: none;
  }
  @media (scripting: none) {
    display: none;
  }
`;

/** The cards, in one to three columns. Some are two columns wide. */
export function SiteGrid({ sites }: { readonly sites: readonly Site[] }) {
  const list = useItemMotion(sites.map(({ slug }) => slug).join(' '));
  const [isWhole, showWhole] = useWholeList(() =>
    list.current?.children[AT_FIRST]?.querySelector('a')?.focus({ preventScroll: true }),
  );
  return (
    <>
      <List ref={list} {...(isWhole && { 'data-whole': true })}>
        {sites.map((site, index) => (
          <li key={site.slug} data-key={site.slug} data-wide={wideIn(index, sites.length)}>
            <SiteCard site={site} isFirst={index === 0} sizes={sizesOf(index, sites.length)} />
          </li>
        ))}
      </List>
      {!isWhole && sites.length > AT_FIRST && (
        <More variant="outline" onClick={showWhole}>
          {sellPage.more(sites.length - AT_FIRST)}
        </More>
      )}
    </>
  );
}

/**
 * Returns whether a card of a list with three columns is two columns wide: every eighth, from the first on, unless three or six cards
 * remain, which fill their rows without a wide one.
 */
export function isWideOfThree(index: number, total: number): boolean {
  return index % 8 === 0 && ![3, 6].includes(total - index);
}

/** Returns whether a card of a list with two columns is two columns wide: the first is, if the number of cards is odd. */
export function isWideOfTwo(index: number, total: number): boolean {
  return index === 0 && total % 2 === 1;
}

/** Keys of the history entries with the whole list, so that Back restores it. */
const wholeLists = new Set<string>();

/** Returns whether the whole list is shown on a phone, and a function that shows it and then calls `onShown`. */
function useWholeList(onShown: () => void): readonly [boolean, () => void] {
  const { key } = useLocation();
  const [isWhole, setWhole] = useState(() => wholeLists.has(key));
  const shown = useRef(isWhole);
  useLayoutEffect(() => {
    if (!isWhole) return;
    wholeLists.add(key);
    if (!shown.current) onShown();
    shown.current = true;
  }, [isWhole, key, onShown]);
  return [isWhole, () => setWhole(true)];
}
