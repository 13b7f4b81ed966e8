import { css } from '@emotion/react';

/**
 * Shows what has the class `in-light` in the light theme and what has `in-dark` in the dark one. Styles choose, so that it
 * is right before any script has run.
 */
export const byTheme = css`
  .in-dark,
  html[data-theme='dark'] & .in-light {
    display: none;
  }
  html[data-theme='dark'] & .in-dark {
    display: block;
  }
  @media (prefers-color-scheme: dark) {
    html:not([data-theme='light']) & .in-dark {
      display: block;
    }
    html:not([data-theme='light']) & .in-light {
      display: none;
    }
  }
`;
