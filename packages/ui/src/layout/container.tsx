import styled from '@emotion/styled';
import { from, largeText, phoneMargin } from '../tokens/scale.ts';

/** The column of a page: at most 80rem wide, with margins that depend on the viewport. */
export const Container = styled.div`
  box-sizing: content-box;
  max-width: 80rem;
  margin-inline: auto;
  padding-inline: ${phoneMargin};
  ${largeText} {
    --phone-margin: 5vw;
  }
  ${from.tablet} {
    padding-inline: 2rem;
  }
  ${from.desktop} {
    padding-inline: clamp(3rem, -1.923rem + 7.692vw, 5rem);
  }
`;

interface StackProps {
  /** Space between the items, in rem. */
  readonly gap: number;
}

/** Items one below the other, aligned left. */
export const Stack = styled('div', { shouldForwardProp: (prop) => prop !== 'gap' })<StackProps>`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${({ gap }) => gap}rem;
`;
