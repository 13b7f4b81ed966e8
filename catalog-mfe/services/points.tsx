import styled from '@emotion/styled';
import { Container, Heading, Text } from '@studio/ui';
import { from, phone, token, type } from '@studio/ui/tokens';
import type { ServiceDetails } from '../content/service-details.ts';
import { servicesPage } from '../content/services-page.ts';
import { Aside, HairlineRow, HairlineRows, SPACE } from './columns.tsx';

/** What the customer gets. */
export function Points({ points }: Pick<ServiceDetails, 'points'>) {
  return (
    <section aria-labelledby="points">
      <Container css={{ paddingBlock: SPACE }}>
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
      </Container>
    </section>
  );
}

interface FactsProps {
  readonly facts: readonly { readonly label: string; readonly value: string; readonly note: string }[];
}

/** Stands on the bottom of the poster, with an ink rule between them. */
const Strip = styled.dl`
  display: grid;
  margin: 0;
  border-top: 1px solid ${token('ink')};
  ${from.tablet} {
    grid-template-columns: repeat(3, 1fr);
    column-gap: 2rem;
    padding-top: 1.5rem;
  }
`;

/** A label, a value and a note; on phones the label is left of value and note. */
const Fact = styled.div`
  display: grid;
  align-content: start;
  gap: 0.375rem;
  & > dt,
  & > dd:last-of-type {
    ${type('small')}
    color: ${token('ink-2')};
  }
  & > dd {
    margin: 0;
  }
  & > dd:first-of-type {
    ${type('title3')}
    text-wrap: balance;
  }
  & > dd:last-of-type {
    max-width: 26em;
  }
  ${phone} {
    grid-template-columns: minmax(5rem, 6rem) 1fr;
    gap: 0.25rem 0.75rem;
    align-items: baseline;
    padding-block: 0.75rem;
    & + & {
      border-top: 1px solid ${token('hairline')};
    }
    & > dd {
      grid-column: 2;
    }
    & > dd:first-of-type {
      ${type('question')}
    }
  }
`;

/** Price, time and first step in a strip. */
export function Facts({ facts }: FactsProps) {
  return (
    <Container>
      <Strip>
        {facts.map(({ label, value, note }) => (
          <Fact key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            <dd>{note}</dd>
          </Fact>
        ))}
      </Strip>
    </Container>
  );
}
