import { css } from '@emotion/react';
import { from, token } from '@studio/ui/tokens';

/** Space between a page's content and its edges, as CSS text: 20px on a phone, 28px from about 768px. */
export const PAGE_MARGIN = 'clamp(1.25rem, 3.65vw, 1.75rem)';

/** Space between the sign-in form and the edges of the page, as CSS text. */
export const SIGN_IN_MARGIN = 'clamp(1.25rem, 6vw, 10rem)';

/** Maximum width of a page that is not a list of messages, as CSS text: screens up to 2560px are filled. */
export const PAGE_WIDTH = '145rem';

/** Media query for screens on which the live releases are a table. */
export const COLUMNS = '@media (min-width: 75rem)';

/** Media query for screens on which columns that share the width would be mostly empty. */
export const WIDEST = '@media (min-width: 140rem)';

/** Height of the header, and of the toolbar below it, as CSS text: 56px on phones, 64px on tablets, 76px on wider screens. */
export const BAR_HEIGHT = `
  min-height: 3.5rem;
  ${from.tablet} {
    min-height: 4rem;
  }
  ${from.desktop} {
    min-height: 4.75rem;
  }
`;

/** A bar that stays at the top of the window while the page below it scrolls. */
export const stickyBar = css`
  position: sticky;
  z-index: 5;
  top: 0;
  display: flex;
  align-items: center;
  ${BAR_HEIGHT}
  padding-inline: ${PAGE_MARGIN};
  border-bottom: 1px solid ${token('hairline')};
  background: ${token('ground')};
`;

/** Items in a line that wraps. */
export const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
`;

/** A `fieldset` without the browser's look. */
export const plainGroup = css`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

/** A secondary text. */
export const quiet = css`
  color: ${token('ink-2')};
  font-size: 0.875rem;
`;

/** A button without the browser's look. */
export const plainButton = css`
  padding: 0;
  border: 0;
  background: transparent;
  color: inherit;
  cursor: pointer;
`;

/** A button or link that looks like underlined text, 44px high. */
export const textButton = css`
  ${plainButton}
  min-height: 2.75rem;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  &:hover {
    color: ${token('iris')};
  }
`;

/** An entry of a menu or a navigation, 44px high and as wide as its list. */
export const listEntry = css`
  ${plainButton}
  display: flex;
  align-items: center;
  gap: 0.75rem;
  width: 100%;
  min-height: 2.75rem;
  padding: 0.5rem 0.75rem;
  text-decoration: none;
`;

/** A 44px button, for the design system's `Button` and `ButtonLink`. */
export const smallButton = css`
  min-height: 2.75rem;
  padding: 0.5rem 1.125rem;
  font-size: 0.9375rem;
`;

/** A 44px field. Its text is not below 16px, because phones would zoom in. */
export const smallControl = css`
  min-height: 2.75rem;
  max-width: 100%;
  padding: 0.5rem 0.875rem;
  border: 1px solid ${token('edge')};
  border-radius: ${token('radius-field')};
  background-color: ${token('raised')};
  color: ${token('ink')};
  font: 400 1rem/1.25 ${token('font-text')};
`;

/** A 44px button with only an icon. It does not grow with the text, which needs the space. */
export const iconControl = css`
  ${plainButton}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 44px;
  height: 44px;
  border-radius: ${token('radius-full')};
  color: ${token('ink-2')};
  &:hover:not(:disabled, [aria-disabled='true']) {
    background: ${token('iris-wash')};
    color: ${token('iris')};
  }
  &:disabled,
  &[aria-disabled='true'] {
    color: ${token('edge')};
    cursor: not-allowed;
  }
`;

/** The dot that marks unread messages. */
export const unreadDot = css`
  display: inline-block;
  width: 0.4375rem;
  height: 0.4375rem;
  border-radius: 50%;
  background: ${token('iris')};
  vertical-align: 0.0625rem;
`;

/** The link of a row that opens it wherever it is pressed. */
export const rowLink = css`
  text-decoration: none;
  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid ${token('iris')};
    outline-offset: -3px;
    border-radius: 6px;
  }
`;
