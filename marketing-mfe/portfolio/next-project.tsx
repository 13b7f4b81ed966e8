import styled from '@emotion/styled';
import { pictureOf } from '@studio/pictures/picture-of';
import { ArrowLink, Container, Heading, Picture, Text } from '@studio/ui';
import { fluid, from, token } from '@studio/ui/tokens';
import { portfolioPage } from '../content/portfolio-page.ts';
import { projectPage as words } from '../content/project-page.ts';
import { paths } from '../paths.ts';
import type { ListedProject } from './load-portfolio.ts';

/** The picture runs off the right edge and the foot of the section. */
const Row = styled(Container)`
  display: grid;
  gap: 2.5rem 2rem;
  padding-top: ${fluid(64, 96)};
  ${from.tablet} {
    grid-template-columns: 4fr 8fr;
    height: clamp(22rem, 40vw, 36rem);
  }
`;

const Words = styled.div`
  ${from.tablet} {
    padding-top: 1rem;
  }
`;

const Screen = styled.div`
  width: 72.2vw;
  max-width: 78rem;
  & img {
    width: 100%;
    border-radius: ${token('radius-picture')} 0 0 0;
  }
  @media (max-width: 47.99rem) {
    width: calc(100vw - 1.25rem);
    max-height: 16rem;
  }
`;

/** The project after this one, with the top of its site. */
export function NextProject({ project: { slug, client, description, picture } }: { readonly project: ListedProject }) {
  return (
    <section aria-labelledby="next" css={{ overflow: 'clip' }}>
      <Row>
        <Words>
          <Text size="small">{words.next}</Text>
          <Heading as="h2" size="title1" id="next" data-shared={`title-project-${slug}`} css={{ marginTop: '0.75rem' }}>
            <span translate="no">{client}</span>
          </Heading>
          <Text size="large" css={{ marginTop: '0.75rem' }}>
            {description}
          </Text>
          <p css={{ marginTop: '0.75rem' }}>
            <ArrowLink to={paths.project(slug)} context={`: ${client}`}>
              {portfolioPage.view}
            </ArrowLink>
          </p>
        </Words>
        <Screen>
          <Picture
            picture={pictureOf(picture)}
            alt=""
            sizes="(min-width: 48rem) 72vw, 95vw"
            data-shared={`project-${slug}`}
          />
        </Screen>
      </Row>
    </section>
  );
}
