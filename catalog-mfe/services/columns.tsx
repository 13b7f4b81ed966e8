import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { fluid, from, phone, phoneMargin, token } from '@studio/ui/tokens';

/** Space between two columns, in rem. */
const GUTTER = 2;

/** Returns the width of `count` columns of `of` in a grid. */
const columns = (count: number, of: number) => `calc((100% + ${GUTTER}rem) * ${count} / ${of} - ${GUTTER}rem)`;

/** A heading in four columns of twelve and its list in the other eight; on phones and tablets one below the other. */
export const Aside = styled.div`
  display: grid;
  gap: ${fluid(24, 40)} ${GUTTER}rem;
  align-items: start;
  ${from.desktop} {
    grid-template-columns: ${columns(4, 12)} minmax(0, 1fr);
  }
`;

export const HairlineRows = styled.ul`
  border-bottom: 1px solid ${token('hairline')};
`;

/** A row with a title in three columns of eight and a text in the other five; on phones one below the other. */
export const HairlineRow = styled.li`
  display: grid;
  gap: 0.375rem ${GUTTER}rem;
  padding-block: 1rem 1.125rem;
  border-top: 1px solid ${token('hairline')};
  & > p {
    text-wrap: balance;
  }
  ${from.tablet} {
    grid-template-columns: ${columns(3, 8)} minmax(0, 1fr);
    align-items: baseline;
    padding-block: 1.75rem 1.875rem;
  }
`;

/**
 * On phones, a grid that scrolls horizontally, in one row or its template rows. The edge of the page crops the next entry, which shows
 * that the list continues. Its padding leaves space for the focus ring.
 */
export const phoneRow = css`
  ${phone} {
    grid-auto-flow: column;
    grid-auto-columns: min(82%, 21rem);
    column-gap: 1.25rem;
    margin-inline: calc(-1 * ${phoneMargin});
    padding: 0.375rem ${phoneMargin};
    overflow-x: auto;
    scrollbar-width: none;
  }
`;

/** Ref of a list without links: makes it focusable while it can be scrolled, as some browsers do themselves. */
export function reachable(list: HTMLElement | null) {
  if (!list) return;
  const sizes = new ResizeObserver(() => {
    if (list.scrollWidth > list.clientWidth) list.tabIndex = 0;
    else list.removeAttribute('tabindex');
  });
  sizes.observe(list);
  return () => sizes.disconnect();
}
