import styled from '@emotion/styled';
import type { CaseStudy } from '@studio/client/lists';
import { Heading, Section, SectionHead, Text } from '@studio/ui';
import { fluid, from, token, type } from '@studio/ui/tokens';
import { servicesPage } from '../content/services-page.ts';
import { phoneRow, reachable } from './columns.tsx';

/** A first study that would leave cells empty in the last row is larger and fills a row. */
const alone = `
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  align-items: end;
  & > h3 {
    ${type('title1')}
    max-width: 14em;
  }
  & > p {
    ${type('large')}
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${fluid(32, 48)} 2rem;
  margin-top: ${fluid(24, 72)};
  & > li {
    display: grid;
    gap: 0.75rem 2rem;
    align-content: start;
    padding-top: 1.5rem;
    border-top: 1px solid ${token('hairline-strong')};
  }
  @media (min-width: 48rem) and (max-width: 63.99rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > li:first-of-type:nth-last-of-type(odd) {
      ${alone}
    }
  }
  ${from.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    & > li:first-of-type:nth-last-of-type(3n + 1) {
      ${alone}
      & > h3 {
        grid-column: span 2;
      }
    }
  }
`;

/** The case studies on a dark band, in two or three columns, on phones in one row. */
export function CaseStudies({ studies }: { readonly studies: readonly CaseStudy[] }) {
  const { title, intro, empty } = servicesPage.caseStudies;
  return (
    <Section labelledBy="case-studies" tone="band">
      <SectionHead id="case-studies" title={title} intro={studies.length === 0 ? empty : intro} />
      {studies.length > 0 && (
        <List ref={reachable} css={phoneRow}>
          {studies.map((study) => (
            <li key={study.title}>
              <Heading as="h3" size="title4">
                {study.title}
              </Heading>
              <Text css={{ maxWidth: '26em' }}>{study.description}</Text>
            </li>
          ))}
        </List>
      )}
    </Section>
  );
}
