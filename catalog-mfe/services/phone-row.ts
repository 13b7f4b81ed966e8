import { css } from '@emotion/react';
import { phone } from '@studio/ui/media';

/**
 * On phones, a grid in one row that is scrolled sideways, or in several if it has them; the page's edge cuts the next entry, so that it
 * can be seen to go on. Above and below there is room for the ring of the focus.
 */
export const phoneRow = css`
  ${phone} {
    grid-auto-flow: column;
    grid-auto-columns: min(82%, 21rem);
    column-gap: 1.25rem;
    margin-inline: -1.25rem;
    padding: 0.375rem 1.25rem;
    overflow-x: auto;
    scrollbar-width: none;
  }
`;

/** Ref of a list without links: the keyboard reaches it while it can be scrolled. Some browsers do so by themselves. */
export function reachable(list: HTMLElement | null) {
  if (!list) return;
  const sizes = new ResizeObserver(() => {
    if (list.scrollWidth > list.clientWidth) list.tabIndex = 0;
    else list.removeAttribute('tabindex');
  });
  sizes.observe(list);
  return () => sizes.disconnect();
}
