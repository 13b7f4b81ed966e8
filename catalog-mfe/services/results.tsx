import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { CaseStudy, Testimonial } from '@studio/client/lists';
import { Container, Heading, Text } from '@studio/ui';
import { fluid, from, phone, token, type } from '@studio/ui/tokens';
import { servicesPage } from '../content/services-page.ts';
import { CaseCard } from './case-card.tsx';
import { Aside, SPACE } from './columns.tsx';
import { withResult } from './lists.ts';
import { ShowAll } from './show-all.tsx';

/** Number of cases with a picture. */
const SHOWN = 3;

/** Id of the heading of the results. */
export const RESULTS = 'case-studies';

const Band = styled.section`
  background: ${token('band')};
  & > * {
    padding-block: ${SPACE};
    color-scheme: dark;
    color: ${token('ink')};
  }
`;

const Cases = styled.ul`
  display: grid;
  gap: ${fluid(22, 48)} 2rem;
  margin-top: ${fluid(20, 40)};
  ${from.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** Rows of a title and a text, in two or three columns. */
const Rows = styled.ul`
  display: grid;
  gap: 1.5rem 2rem;
  padding-block: 1rem;
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  & > li {
    display: grid;
    gap: 0.5rem;
    align-content: start;
    padding-top: 1rem;
    border-top: 1px solid ${token('hairline-strong')};
  }
`;

const caseRow = ({ title, description }: CaseStudy) => (
  <li key={title}>
    <Heading as="h3" size="question">
      {title}
    </Heading>
    <Text css={{ maxWidth: '26em' }}>{description}</Text>
  </li>
);

interface ResultsProps {
  /** Those of the service first. */
  readonly studies: readonly CaseStudy[];
  readonly testimonials: readonly Testimonial[];
}

/** What our work led to, on a dark band: three cases with a picture, a quote, and buttons that show all others. */
export function Results({ studies, testimonials }: ResultsProps) {
  const { title, all, empty } = servicesPage.caseStudies;
  const shown = studies.filter(withResult).slice(0, SHOWN);
  const others = studies.filter((study) => !shown.some((other) => other === study));
  return (
    <Band aria-labelledby={RESULTS}>
      <Container>
        <Heading as="h2" size="section" id={RESULTS}>
          {title}
        </Heading>
        {studies.length === 0 && (
          <Text size="large" css={{ marginTop: '1.5rem' }}>
            {empty}
          </Text>
        )}
        {shown.length > 0 && (
          <Cases>
            {shown.map((study) => (
              <CaseCard key={study.title} study={study} />
            ))}
          </Cases>
        )}
        {others.length > 0 &&
          (shown.length > 0 ? (
            <div css={{ marginTop: '1rem' }}>
              <ShowAll label={all(studies.length)}>
                <Rows>{others.map(caseRow)}</Rows>
              </ShowAll>
            </div>
          ) : (
            <Rows>{others.map(caseRow)}</Rows>
          ))}
        <Quotes testimonials={testimonials} />
      </Container>
    </Band>
  );
}

const Quote = styled.figure`
  margin: 0;
  & > blockquote {
    max-width: 28em;
    margin: 0 0 0.75rem;
    text-wrap: pretty;
  }
  & > figcaption {
    ${type('small')}
    & > span {
      color: ${token('ink-2')};
    }
  }
`;

interface ClientQuoteProps {
  readonly testimonial: Testimonial;
  readonly size: 'statement' | 'text';
}

const ClientQuote = ({ testimonial: { text, clientName, position }, size }: ClientQuoteProps) => (
  <Quote>
    <blockquote css={css(type(size))}>{text}</blockquote>
    <figcaption>
      <strong css={{ fontWeight: 500 }}>{clientName}</strong> <span>{position}</span>
    </figcaption>
  </Quote>
);

/** One quote of a client, and a button that shows the others. */
function Quotes({ testimonials: [first, ...others] }: Pick<ResultsProps, 'testimonials'>) {
  const { title, all, empty } = servicesPage.testimonials;
  return (
    <section
      aria-labelledby="testimonials"
      css={{ marginTop: fluid(12, 24), paddingTop: '1.25rem', borderTop: `1px solid ${token('hairline-strong')}` }}
    >
      <Aside>
        <Heading
          as="h2"
          size="title4"
          id="testimonials"
          css={{ [phone]: { position: 'absolute', clipPath: 'inset(50%)' } }}
        >
          {title}
        </Heading>
        <div>
          {first ? <ClientQuote testimonial={first} size="statement" /> : <Text size="large">{empty}</Text>}
          {others.length > 0 && (
            <div css={{ marginTop: '0.25rem' }}>
              <ShowAll label={all(others.length + 1)}>
                <Rows>
                  {others.map((testimonial) => (
                    <li key={`${testimonial.clientName} ${testimonial.text}`}>
                      <ClientQuote testimonial={testimonial} size="text" />
                    </li>
                  ))}
                </Rows>
              </ShowAll>
            </div>
          )}
        </div>
      </Aside>
    </section>
  );
}
