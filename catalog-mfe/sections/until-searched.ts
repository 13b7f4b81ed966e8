import { css, keyframes } from '@emotion/react';

const shown = keyframes`
  to {
    visibility: visible;
  }
`;

/**
 * For what the server rendered unsearched, and for what stands below it: where the address has a text to search for, it
 * keeps its place but is not seen until the browser has searched, or seconds have passed in which no script came to do it.
 */
export const untilSearched = css`
  html[data-searched] & {
    visibility: hidden;
    animation: ${shown} 0s 4s forwards;
  }
`;
