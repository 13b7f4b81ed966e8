import styled from '@emotion/styled';
import type { Testimonial } from '@studio/client/lists';
import { Heading } from '@studio/ui/heading';
import { from } from '@studio/ui/media';
import { Section } from '@studio/ui/section';
import { Text } from '@studio/ui/text';
import { token } from '@studio/ui/tokens';
import { fluid, type } from '@studio/ui/typography';
import { Aside } from './columns.tsx';
import { phoneRow, reachable } from './phone-row.ts';

interface TestimonialsProps {
  readonly title: string;
  readonly empty: string;
  readonly testimonials: readonly Testimonial[];
}

const List = styled.ul`
  display: grid;
  gap: ${fluid(40, 56)} 2rem;
  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    & > li:first-of-type:nth-last-of-type(odd) {
      grid-column: span 2;
      & blockquote {
        ${type('title2')}
      }
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

/** Quotes of clients with name and position. If their number is odd, the first one is larger and fills a row; on phones all are in one row. */
export function Testimonials({ title, empty, testimonials }: TestimonialsProps) {
  return (
    <Section labelledBy="testimonials" tone="wash">
      <Aside>
        <Heading as="h2" size="title1" id="testimonials">
          {title}
        </Heading>
        {testimonials.length === 0 ? (
          <Text size="large">{empty}</Text>
        ) : (
          <List ref={reachable} aria-labelledby="testimonials" css={phoneRow}>
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
      </Aside>
    </Section>
  );
}
