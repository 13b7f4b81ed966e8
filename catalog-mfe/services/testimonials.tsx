import styled from '@emotion/styled';
import type { Testimonial } from '@studio/client/lists';
import { from } from '@studio/ui/media';
import { Section } from '@studio/ui/section';
import { SectionHead } from '@studio/ui/section-head';
import { token } from '@studio/ui/tokens';
import { fluid, type } from '@studio/ui/typography';

interface TestimonialsProps {
  readonly title: string;
  readonly empty: string;
  readonly testimonials: readonly Testimonial[];
}

const List = styled.ul`
  display: grid;
  gap: ${fluid(40, 64)} 2rem;
  margin-top: ${fluid(40, 72)};
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
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
  border-top: 1px solid ${token('hairline-strong')};
  & > blockquote {
    ${type('statement')}
    max-width: 24em;
    margin: 0 0 1.25rem;
    font-weight: 500;
    text-wrap: pretty;
  }
  & > figcaption {
    line-height: 1.5;
  }
`;

/** Quotes of clients with name and position. If their number is odd, the first one is larger and fills a row. */
export function Testimonials({ title, empty, testimonials }: TestimonialsProps) {
  return (
    <Section labelledBy="testimonials" tone="wash">
      <SectionHead id="testimonials" title={title} {...(testimonials.length === 0 && { intro: empty })} />
      <List>
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
    </Section>
  );
}
