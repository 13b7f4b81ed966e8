import styled from '@emotion/styled';
import { fluid, from } from '../tokens/scale.ts';
import { token } from '../tokens/tokens.ts';

const line = `1px solid ${token('hairline')}`;

/** Parallel hairlines in the cells that have no item, so that the end of a list does not look like a hole. */
const rest = `
  content: '';
  grid-column-end: -1;
  border-top: ${line};
  background: repeating-linear-gradient(90deg, ${token('hairline')} 0 1px, transparent 1px 0.75rem);
`;

/** A list in one, two or three columns with hairlines between them. The first column is flush with the page. */
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
  @media (min-width: 48rem) and (max-width: 63.99rem) {
    &:has(> li:last-of-type:nth-of-type(odd))::after {
      ${rest}
    }
  }
  ${from.desktop} {
    &:has(> li:last-of-type:nth-of-type(3n + 1))::after {
      ${rest}
      grid-column-start: 2;
    }
    &:has(> li:last-of-type:nth-of-type(3n + 2))::after {
      ${rest}
    }
  }
`;
