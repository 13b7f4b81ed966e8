import styled from '@emotion/styled';
import { ScreenEnd } from '@platform/browser/screen-end';
import { Container, Heading, Text } from '@studio/ui';
import { ArrowLeft } from '@studio/ui/icons';
import { fluid, from, phone, token, type } from '@studio/ui/tokens';
import { Link, useLoaderData } from 'react-router-dom';
import { projectPage as words } from '../content/project-page.ts';
import { paths } from '../paths.ts';
import { Missing } from '../shared/missing.tsx';
import { loadProject, type ProjectData } from './load-portfolio.ts';
import { NextProject } from './next-project.tsx';
import { Figures, ProjectQuote, WhatWeDid } from './project-results.tsx';
import { ProjectWindow } from './project-window.tsx';

export { loadProject as loader };

/** On phones the facts come after the window, which is seen at once. */
const Top = styled.div`
  ${phone} {
    display: flex;
    flex-direction: column;
    & > * {
      width: auto;
      max-width: none;
      margin-inline: 0;
    }
    & > [data-facts] {
      order: 1;
    }
  }
`;

const TitleRow = styled.div`
  display: grid;
  gap: 1rem 2rem;
  align-items: end;
  padding-block: ${fluid(4, 8)} ${fluid(28, 44)};
  ${from.desktop} {
    grid-template-columns: 8fr 4fr;
  }
`;

const All = styled(Link)`
  display: inline-flex;
  gap: 0.625rem;
  align-items: center;
  justify-self: start;
  min-height: 2.75rem;
  ${type('small')}
  color: ${token('ink-2')};
  text-decoration: none;
  &:hover {
    color: ${token('iris')};
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: 1rem 2rem;
  margin: 0;
  padding-block: 1.25rem ${fluid(28, 48)};
  border-top: 1px solid ${token('hairline')};
  ${from.desktop} {
    grid-template-columns: repeat(4, 1fr);
  }
  dt {
    ${type('small')}
    color: ${token('ink-3')};
  }
  dd {
    margin: 0.125rem 0 0;
    ${type('text')}
    font-weight: 500;
  }
`;

export function Component() {
  const data = useLoaderData<ProjectData | null>();
  if (!data) return <Missing {...words.missing} to={paths.portfolio} />;
  const { project, quote, next } = data;
  const { slug, client, lead } = project;
  const facts = (['title', 'place', 'time', 'system'] as const).filter((name) => project[name] !== '');
  return (
    <article aria-labelledby="project" key={slug}>
      <Top>
        <Container>
          <All to={paths.portfolio}>
            <ArrowLeft size={16} />
            {words.all}
          </All>
          <TitleRow>
            <Heading as="h1" size="page" id="project" data-shared={`title-project-${slug}`}>
              <span translate="no">{client}</span>
            </Heading>
            {lead && <Text size="lead">{lead}</Text>}
          </TitleRow>
        </Container>
        <Container data-facts>
          <Facts>
            {facts.map((name) => (
              <div key={name}>
                <dt>{words.facts[name]}</dt>
                <dd>{project[name]}</dd>
              </div>
            ))}
          </Facts>
        </Container>
        <ProjectWindow project={project} />
      </Top>
      <ScreenEnd />
      {project.figures.length > 0 && <Figures figures={project.figures} />}
      <WhatWeDid project={project} />
      {quote && <ProjectQuote quote={quote} />}
      {next && <NextProject project={next} />}
    </article>
  );
}
