import { token } from '../tokens/tokens.ts';

/**
 * Declarations of an element whose link is as large as itself, so that a picture in it needs no link of its own. The ring of the link's
 * focus goes round the whole element.
 */
export const wholeCard = `
  position: relative;
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${token('radius-picture')};
  }
  & a:focus-visible {
    outline: none;
  }
  & a:focus-visible::after {
    outline: 2px solid ${token('iris')};
    outline-offset: 3px;
  }
`;
