import styled from '@emotion/styled';
import { fluid, from, phone, token } from '@studio/ui/tokens';

/** Space between two columns, in rem. */
const GUTTER = 2;

/** Returns the width of `count` columns of `of` in a grid. */
const columns = (count: number, of: number) => `calc((100% + ${GUTTER}rem) * ${count} / ${of} - ${GUTTER}rem)`;

/** Above and below a section of a services page. */
export const SPACE = fluid(30, 56);

/** A heading in four columns of twelve and its list in the other eight; on phones and tablets one below the other. */
export const Aside = styled.div`
  display: grid;
  gap: ${fluid(20, 40)} ${GUTTER}rem;
  align-items: start;
  ${from.desktop} {
    grid-template-columns: ${columns(4, 12)} minmax(0, 1fr);
  }
`;

/** The heading of a section, and a link: on phones beside it. */
export const AsideHead = styled.div`
  @media (min-width: 20rem) and (max-width: 47.99rem) {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0 1rem;
    align-items: end;
    & > p {
      display: none;
    }
  }
`;

export const HairlineRows = styled.ul`
  border-bottom: 1px solid ${token('hairline')};
`;

/** A row with a title in three columns of eight and a text in the other five; on phones one below the other. */
export const HairlineRow = styled.li`
  display: grid;
  gap: 0.25rem ${GUTTER}rem;
  padding-block: 0.75rem 0.875rem;
  border-top: 1px solid ${token('hairline')};
  & > p {
    text-wrap: balance;
  }
  ${phone} {
    & > p {
      font-size: 0.9375rem;
      line-height: 1.45;
    }
  }
  ${from.tablet} {
    grid-template-columns: ${columns(3, 8)} minmax(0, 1fr);
    align-items: baseline;
    padding-block: 1.5rem 1.625rem;
  }
`;
