import { token } from '../tokens/tokens.ts';

/** Declarations of an element that is one link: the link and the ring of its focus are as large as the element. */
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
