import styled from '@emotion/styled';
import { from } from '../tokens/scale.ts';
import { token } from '../tokens/tokens.ts';
import { type } from '../tokens/typography.ts';

/** A list of names in large type, each with its text beside it; on phones below it. For rows of an `h3` and a paragraph. */
export const LargeRows = styled.ul`
  border-bottom: 1px solid ${token('hairline')};
  & > li {
    display: grid;
    gap: 0.375rem 2rem;
    align-items: center;
    padding-block: 1.125rem 1.25rem;
    border-top: 1px solid ${token('hairline')};
    & > h3 {
      ${type('title2')}
    }
    & > p {
      text-wrap: balance;
    }
    ${from.tablet} {
      grid-template-columns: 10fr 9fr;
      padding-block: 1.125rem;
    }
    ${from.desktop} {
      grid-template-columns: 7fr 5fr;
      & > h3 {
        ${type('title1')}
      }
    }
  }
`;
