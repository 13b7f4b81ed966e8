import styled from '@emotion/styled';
import { Container } from '@studio/ui/container';
import { from } from '@studio/ui/media';
import { fluid } from '@studio/ui/typography';

/** The form's column and, beside it where there is room, the narrow one that tells where the agency is. */
export const ContactColumns = styled(Container)`
  display: grid;
  gap: ${fluid(56, 64)} clamp(3rem, 9vw, 8.5rem);
  align-items: start;
  padding-block: ${fluid(40, 88)} ${fluid(72, 128)};
  ${from.desktop} {
    grid-template-columns: 1fr minmax(20rem, 25.5rem);
  }
`;

/** What stands in the narrow column: below the form, side by side where there is room for two. */
export const ContactAside = styled.div`
  display: grid;
  gap: 1rem 1.5rem;
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  ${from.desktop} {
    grid-template-columns: none;
  }
`;
