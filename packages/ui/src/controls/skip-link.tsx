import styled from '@emotion/styled';
import { token } from '../tokens/tokens.ts';

/** Id of the main element, the target of the skip link. */
export const MAIN_ID = 'main';

const Anchor = styled.a`
  position: fixed;
  z-index: 20;
  top: 0.75rem;
  left: 0.75rem;
  padding: 0.75rem 1.25rem;
  border-radius: ${token('radius-full')};
  background: ${token('iris')};
  color: ${token('on-iris')};
  font-weight: 500;
  text-decoration: none;
  &:not(:focus) {
    clip-path: inset(50%);
  }
  @media print {
    display: none;
  }
`;

/** The first link for the keyboard: it skips the header. */
export function SkipLink({ children = 'Skip to content' }: { readonly children?: string }) {
  return <Anchor href={`#${MAIN_ID}`}>{children}</Anchor>;
}
