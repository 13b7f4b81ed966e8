import styled from '@emotion/styled';
import { from } from '../tokens/media.ts';
import { token } from '../tokens/tokens.ts';
import { fluid } from '../tokens/typography.ts';

const line = `1px solid ${token('hairline')}`;

/**
 * A list in one, two or three columns with hairlines between them. The first column is flush with the page; the last item fills
 * its row.
 */
export const HairlineGrid = styled.ul`
  display: grid;
  margin-top: ${fluid(40, 72)};
  border-bottom: ${line};
  & > li {
    padding-block: 1.75rem;
    border-top: ${line};
  }
  ${from.tablet} {
    grid-template-columns: repeat(2, 1fr);
    & > li {
      padding: 2.25rem 2rem;
    }
    & > li:nth-of-type(odd) {
      padding-inline-start: 0;
    }
    & > li:nth-of-type(even) {
      border-inline-start: ${line};
    }
    & > li:last-of-type:nth-of-type(odd) {
      grid-column: 1 / -1;
    }
  }
  ${from.desktop} {
    grid-template-columns: repeat(3, 1fr);
    & > li:nth-of-type(n) {
      padding: 2.75rem 2rem 2.25rem;
      border-inline-start: ${line};
    }
    & > li:nth-of-type(3n + 1) {
      padding-inline-start: 0;
      border-inline-start: 0;
    }
    & > li:last-of-type:nth-of-type(3n) {
      grid-column: auto;
    }
    & > li:last-of-type:nth-of-type(3n + 1) {
      grid-column: 1 / -1;
    }
    & > li:last-of-type:nth-of-type(3n + 2) {
      grid-column: span 2;
    }
  }
`;
