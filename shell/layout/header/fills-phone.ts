import { css } from '@emotion/react';
import { token } from '@studio/ui/tokens';

/**
 * The header above a page that fills a phone (one that has an element with the attribute `data-fills-phone`): a smaller name,
 * with room below for a line of the page's. The page's lines end below it.
 */
export const fillsPhone = css`
  @media (max-width: 479.98px) {
    body:has([data-fills-phone]) & {
      background: ${token('ground')};
      & > a {
        align-items: start;
        padding-top: 0.25rem;
        font-size: 1.125rem;
      }
      & > a > svg {
        align-self: center;
        width: auto;
        height: 1.75rem;
        margin-top: -0.25rem;
      }
    }
  }
`;
