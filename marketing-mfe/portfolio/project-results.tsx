import styled from '@emotion/styled';
import type { Project } from '@studio/content/collections/projects';
import type { Testimonial } from '@studio/content/collections/testimonials';
import { phoneOf } from '@studio/pictures/picture-of';
import { clientPortraits } from '@studio/pictures/portraits';
import { Container, Heading, Picture, Section, Text, VisuallyHidden } from '@studio/ui';
import { fluid, fluidTitle, from, phone, token, type } from '@studio/ui/tokens';
import { projectPage as words } from '../content/project-page.ts';
import { EntryImage } from '../shared/entry-image.tsx';

const FigureList = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: 2.5rem 1.25rem;
  padding: 0;
  list-style: none;
  & > li {
    padding-top: ${fluid(16, 18)};
    border-top: 2px solid ${token('ink')};
  }
  strong {
    display: block;
    ${type('page')}
    font-size: ${fluidTitle(61, 92)};
    font-variant-numeric: tabular-nums;
  }
  p {
    max-width: 13em;
    margin-top: 0.75rem;
    text-wrap: balance;
  }
  ${from.desktop} {
    grid-template-columns: repeat(4, 1fr);
    column-gap: 2rem;
  }
`;

/** What came of a project. The first word of each figure is its number. */
export function Figures({ figures }: { readonly figures: readonly string[] }) {
  return (
    <section aria-labelledby="figures">
      <VisuallyHidden as="h2" id="figures">
        {words.figures}
      </VisuallyHidden>
      <Container css={{ paddingTop: fluid(64, 112) }}>
        <FigureList>
          {figures.map((figure) => {
            const [number = '', ...counted] = figure.split(' ');
            return (
              <li key={figure}>
                <strong>{number}</strong>
                <Text size="large">{counted.join(' ')}</Text>
              </li>
            );
          })}
        </FigureList>
      </Container>
    </section>
  );
}

const Columns = styled.div`
  display: grid;
  gap: 2rem;
  padding-top: ${fluid(72, 112)};
  ${from.desktop} {
    grid-template-columns: 6fr 6fr;
    align-items: start;
  }
`;

/** A phone that is sunk into the foot of the section. */
const Device = styled.div`
  overflow: hidden;
  width: 20rem;
  height: ${fluid(420, 440)};
  margin-top: 3rem;
  padding: 0.5rem 0.5rem 0;
  border-radius: 2.75rem 2.75rem 0 0;
  background: #0a0712;
  & img {
    width: 100%;
    border-radius: 2.25rem 2.25rem 0 0;
  }
  ${phone} {
    display: none;
  }
`;

const Rows = styled.ul`
  padding: 0 0 ${fluid(64, 96)};
  list-style: none;
  & > li {
    padding-block: ${fluid(18, 24)};
    border-top: 1px solid ${token('hairline')};
  }
  & > li:last-of-type {
    border-bottom: 1px solid ${token('hairline')};
  }
  h3 {
    ${type('title4')}
    font-size: ${fluidTitle(21, 25)};
  }
  p {
    margin-top: 0.375rem;
  }
`;

/** The text about the work beside the features of the project, each with its own text. */
export function WhatWeDid({ project: { work, features, notes, phone: onPhone } }: { readonly project: Project }) {
  const tall = phoneOf(onPhone);
  return (
    <section aria-labelledby="work">
      <Container>
        <Columns>
          <div>
            <Heading as="h2" size="title1" id="work">
              {words.work}
            </Heading>
            {work && (
              <Text size="large" css={{ maxWidth: '26em', marginTop: '1.25rem' }}>
                {work}
              </Text>
            )}
            {tall && (
              <Device>
                <Picture picture={tall} alt="" sizes="304px" />
              </Device>
            )}
          </div>
          <Rows>
            {features.map((feature, i) => (
              <li key={feature}>
                <h3>{feature}</h3>
                {notes[i] && <Text>{notes[i]}</Text>}
              </li>
            ))}
          </Rows>
        </Columns>
      </Container>
    </section>
  );
}

const Figure = styled.figure`
  margin: 0;
  blockquote {
    ${type('title2')}
    max-width: 24em;
    margin: 0;
    font-size: ${fluidTitle(27, 39)};
    line-height: 1.2;
    font-weight: 500;
    text-wrap: pretty;
  }
  ${from.desktop} {
    blockquote {
      max-width: 75%;
    }
  }
  figcaption {
    display: flex;
    gap: 1rem;
    align-items: center;
    margin-top: ${fluid(28, 36)};
    img {
      flex: none;
      border-radius: ${token('radius-full')};
    }
  }
`;

const PORTRAIT = { width: 56, height: 56 } as const;

/** What the client says about the project. */
export function ProjectQuote({ quote: { name, role, feedback, portrait } }: { readonly quote: Testimonial }) {
  return (
    <Section labelledBy="quote" tone="wash">
      <VisuallyHidden as="h2" id="quote">
        {words.quote}
      </VisuallyHidden>
      <Figure>
        <blockquote>“{feedback}”</blockquote>
        <figcaption>
          <EntryImage picture={portrait} own={clientPortraits} size={PORTRAIT} sizes="56px" />
          <div>
            <Text size="small" tone="ink" css={{ fontWeight: 500 }}>
              <span translate="no">{name}</span>
            </Text>
            <Text size="small">{role}</Text>
          </div>
        </figcaption>
      </Figure>
    </Section>
  );
}
