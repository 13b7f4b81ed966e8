import styled from '@emotion/styled';
import { Heading, Section, Text } from '@studio/ui';
import { fluid, from, phone, token, type } from '@studio/ui/tokens';
import type { ServiceDetails } from '../content/service-details.ts';
import { servicesPage } from '../content/services-page.ts';
import { Aside, HairlineRow, HairlineRows } from './columns.tsx';

interface PointsProps extends FactsProps {
  readonly points: ServiceDetails['points'];
}

/** What the customer gets, then price, time and what happens first. */
export function Points({ points, facts }: PointsProps) {
  return (
    <Section labelledBy="points">
      <Aside>
        <Heading as="h2" size="title1" id="points">
          {servicesPage.points}
        </Heading>
        <HairlineRows>
          {points.map((point) => (
            <HairlineRow key={point.title}>
              <Heading as="h3" size="title4">
                {point.title}
              </Heading>
              <Text>{point.text}</Text>
            </HairlineRow>
          ))}
        </HairlineRows>
      </Aside>
      <Facts facts={facts} />
    </Section>
  );
}

export interface FactsProps {
  readonly facts: readonly { readonly label: string; readonly value: string; readonly note: string }[];
}

const Strip = styled.dl`
  display: grid;
  margin: ${fluid(32, 112)} 0 0;
  border-top: 1px solid ${token('ink')};
  border-bottom: 1px solid ${token('hairline')};
  ${from.tablet} {
    grid-template-columns: repeat(3, 1fr);
    grid-template-rows: auto auto auto;
    column-gap: 2rem;
    padding-block: 1.5rem;
  }
`;

/** A label, a value and a note. From 768px on the values are aligned at the bottom; on phones the label is left of value and note. */
const Fact = styled.div`
  display: grid;
  & > dt,
  & > dd:last-of-type {
    ${type('small')}
    color: ${token('ink-2')};
  }
  & > dd {
    margin: 0;
  }
  & > dd:first-of-type {
    ${type('title2')}
    text-wrap: balance;
  }
  ${phone} {
    grid-template-columns: 6rem 1fr;
    gap: 0.375rem 0.75rem;
    align-items: baseline;
    padding-block: 1rem;
    & + & {
      border-top: 1px solid ${token('hairline')};
    }
    & > dt {
      grid-row: 1 / span 2;
    }
    & > dd {
      grid-column: 2;
    }
    & > dd:first-of-type {
      ${type('question')}
    }
  }
  ${from.tablet} {
    grid-row: 1 / -1;
    grid-template-rows: subgrid;
    row-gap: 0.75rem;
    & > dd:first-of-type {
      align-self: end;
      padding-top: ${fluid(16, 40)};
    }
    & > dd:last-of-type {
      max-width: 24em;
    }
  }
`;

/** Short facts in a strip. */
function Facts({ facts }: FactsProps) {
  return (
    <Strip>
      {facts.map(({ label, value, note }) => (
        <Fact key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          <dd>{note}</dd>
        </Fact>
      ))}
    </Strip>
  );
}
