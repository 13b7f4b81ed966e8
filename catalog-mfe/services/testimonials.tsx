import styled from '@emotion/styled';
import type { Testimonial } from '@studio/client/lists';
import { Heading, Section, Text } from '@studio/ui';
import { fluid, from, token, type } from '@studio/ui/tokens';
import { servicesPage } from '../content/services-page.ts';
import { phoneRow, reachable } from './columns.tsx';

/** On desktops the heading is in the first cell of the list, which the list leaves empty. */
const Columns = styled.div`
  display: grid;
  gap: ${fluid(24, 40)};
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr);
    & > :is(h2, ul) {
      grid-area: 1 / 1;
    }
    /* Aligns its first line with that of the first quote. */
    & > h2 {
      padding-top: 1.25rem;
    }
  }
`;

const larger = `
  & blockquote {
    ${type('title2')}
    text-wrap: balance;
  }
`;

/** On desktops the first quote is larger. The last ones are wider if they would leave cells empty in a row of three. */
const List = styled.ul`
  display: grid;
  gap: ${fluid(40, 56)} 2rem;
  @media (min-width: 48rem) and (max-width: 63.99rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > li:first-of-type:nth-last-of-type(odd) {
      grid-column: span 2;
      ${larger}
    }
  }
  ${from.desktop} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    & > li {
      grid-column: span 2;
    }
    &:has(> li:nth-of-type(3n):last-of-type) > li:nth-last-of-type(-n + 2),
    &:has(> li:nth-of-type(3n + 2):last-of-type) > li:nth-last-of-type(-n + 4):nth-of-type(n + 2) {
      grid-column: span 3;
    }
    & > li:first-of-type {
      grid-column: 3 / -1;
      ${larger}
    }
  }
`;

const Quote = styled.figure`
  padding-top: 1.5rem;
  border-top: 1px solid ${token('ink')};
  & > blockquote {
    ${type('statement')}
    max-width: 24em;
    margin: 0 0 1.5rem;
    text-wrap: pretty;
  }
  & > figcaption {
    ${type('small')}
  }
`;

/** Quotes of clients with name and position: on phones in one row, on tablets in two columns, on desktops in three. */
export function Testimonials({ testimonials }: { readonly testimonials: readonly Testimonial[] }) {
  const { title, empty } = servicesPage.testimonials;
  return (
    <Section labelledBy="testimonials" tone="wash">
      <Columns>
        <Heading as="h2" size="title1" id="testimonials">
          {title}
        </Heading>
        {testimonials.length === 0 ? (
          <Text size="large">{empty}</Text>
        ) : (
          <List ref={reachable} css={phoneRow}>
            {testimonials.map(({ text, clientName, position }) => (
              <li key={`${clientName} ${text}`}>
                <Quote>
                  <blockquote>{text}</blockquote>
                  <figcaption>
                    <strong css={{ fontWeight: 500 }}>{clientName}</strong>
                    <br />
                    <span css={{ color: token('ink-2') }}>{position}</span>
                  </figcaption>
                </Quote>
              </li>
            ))}
          </List>
        )}
      </Columns>
    </Section>
  );
}
