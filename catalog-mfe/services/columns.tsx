import styled from '@emotion/styled';
import { from } from '@studio/ui/media';
import { token } from '@studio/ui/tokens';

/** A heading in four columns and its list in eight; on phones and tablets one below the other. */
export const Aside = styled.div`
  display: grid;
  gap: 2.5rem 2rem;
  align-items: start;
  ${from.desktop} {
    grid-template-columns: 4fr 8fr;
  }
`;

export const HairlineRows = styled.ul`
  border-bottom: 1px solid ${token('hairline')};
`;

/** A row with a title and a text: side by side from tablets on. */
export const HairlineRow = styled.li`
  display: grid;
  gap: 0.5rem 2rem;
  padding-block: 1.5rem;
  border-top: 1px solid ${token('hairline')};
  ${from.tablet} {
    grid-template-columns: 3fr 5fr;
    align-items: baseline;
  }
`;
