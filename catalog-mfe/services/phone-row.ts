import { css } from '@emotion/react';
import { phone } from '@studio/ui/media';

/** On phones, a list in one row that is scrolled sideways; the page's edge cuts the next entry, so that it can be seen to go on. */
export const phoneRow = css`
  ${phone} {
    display: flex;
    gap: 1.25rem;
    margin-inline: -1.25rem;
    padding-inline: 1.25rem;
    overflow-x: auto;
    scrollbar-width: none;
    & > li {
      flex: 0 0 82%;
    }
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
