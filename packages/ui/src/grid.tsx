import styled from '@emotion/styled';
import { from } from './media.ts';

/** How many columns an item takes in each layout: of 4, of 8, of 12. What is not given fills the row. */
export interface Span {
  readonly phone?: number;
  readonly tablet?: number;
  readonly desktop?: number;
}

/** The page's columns: 4 on phones, 8 on tablets, 12 from there on, with the gutters of each. */
export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 1rem;
  ${from.tablet} {
    grid-template-columns: repeat(8, minmax(0, 1fr));
    gap: 1.5rem;
  }
  ${from.desktop} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    gap: 2rem;
  }
`;

const columns = (count: number | undefined): string => (count === undefined ? '1 / -1' : `span ${count}`);

/** Something in the grid. */
export const GridItem = styled('div', {
  shouldForwardProp: (prop) => prop !== 'phone' && prop !== 'tablet' && prop !== 'desktop',
})<Span>`
  grid-column: ${({ phone }) => columns(phone)};
  ${from.tablet} {
    grid-column: ${({ tablet }) => columns(tablet)};
  }
  ${from.desktop} {
    grid-column: ${({ desktop }) => columns(desktop)};
  }
`;
