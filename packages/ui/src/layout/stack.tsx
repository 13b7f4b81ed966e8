import styled from '@emotion/styled';

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
