import styled from '@emotion/styled';
import { fluid, from } from '../tokens/scale.ts';
import { token } from '../tokens/tokens.ts';

const line = `1px solid ${token('hairline')}`;

/** A list in one, two or three columns with hairlines between them. The first column is flush with the page. */
export const HairlineGrid = styled.ul`
  display: grid;
  margin-top: ${fluid(56, 104)};
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
  }
  /* The last item fills its row. */
  @media (min-width: 48rem) and (max-width: 63.99rem) {
    & > li:last-of-type:nth-of-type(odd) {
      grid-column: span 2;
    }
  }
  ${from.desktop} {
    & > li:last-of-type:nth-of-type(3n + 1) {
      grid-column: span 3;
    }
    & > li:last-of-type:nth-of-type(3n + 2) {
      grid-column: span 2;
    }
  }
`;
