import styled from '@emotion/styled';
import { ArrowLink, Heading, Text, wholeCard } from '@studio/ui';
import { fluid, from, token, type } from '@studio/ui/tokens';
import type { RelatedWork as Work } from '../content/service-details.ts';
import { phoneRow } from './columns.tsx';

/** Two columns; three works are one row of thirds, each with its number above. On phones one row. */
const Rows = styled.ul`
  display: grid;
  gap: ${fluid(24, 48)} 2rem;
  margin-top: ${fluid(32, 64)};
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    &:has(> li:nth-of-type(3):last-of-type) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      & > li {
        grid-template-columns: none;
      }
    }
  }
`;

/** A number, and the work beside it. The whole row is the link. */
const Row = styled.li`
  ${wholeCard}
  display: grid;
  gap: 1rem 2rem;
  align-content: start;
  align-items: start;
  padding-top: 1.5rem;
  border-top: 1px solid ${token('hairline')};
  &:hover {
    border-color: ${token('ink')};
  }
  ${from.tablet} {
    grid-template-columns: 12rem minmax(0, 1fr);
  }
`;

const Figure = styled.p`
  ${type('small')}
  color: ${token('ink-2')};
  text-wrap: balance;
  & > strong {
    display: block;
    margin-bottom: 0.375rem;
    ${type('title1')}
    color: ${token('ink')};
    white-space: nowrap;
  }
`;

/** Other work, each with a number. */
export function RelatedWork({ works }: { readonly works: readonly Work[] }) {
  return (
    <Rows css={phoneRow}>
      {works.map(({ figure, caption, title, text, action, to }) => (
        <Row key={title}>
          <Figure>
            <strong>{figure}</strong> {caption}
          </Figure>
          <div>
            <Heading as="h3" size="title4">
              {title}
            </Heading>
            <Text css={{ marginBlock: '0.375rem 0.25rem' }}>{text}</Text>
            <ArrowLink to={to} context={`: ${title}`}>
              {action}
            </ArrowLink>
          </div>
        </Row>
      ))}
    </Rows>
  );
}
