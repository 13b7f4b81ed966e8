import styled from '@emotion/styled';
import { phoneOf, pictureOf } from '@studio/pictures/picture-of';
import { ArrowLink, Container, Heading, Picture, Text } from '@studio/ui';
import { fluid, from, phone, token } from '@studio/ui/tokens';
import { portfolioPage } from '../content/portfolio-page.ts';
import { paths } from '../paths.ts';
import type { ListedProject } from './load-portfolio.ts';

/** Edge to edge. The picture ends at 1920 px, and the ground goes on. */
const Screen = styled.div`
  background: ${token('band')};
  & img {
    width: 100%;
    max-width: 120rem;
    margin-inline: auto;
    aspect-ratio: 16 / 10;
    object-fit: cover;
    object-position: top;
  }
  ${phone} {
    &[data-tall] img {
      height: min(37.5rem, 154vw);
      aspect-ratio: auto;
    }
  }
`;

const Caption = styled(Container)`
  display: grid;
  gap: 0.75rem 2rem;
  padding-block: ${fluid(20, 28)} ${fluid(64, 112)};
  ${from.tablet} {
    grid-template-columns: 4fr 5fr 3fr;
    & > :last-child {
      justify-self: end;
    }
  }
`;

/** The project that opens the portfolio: its site over the whole width of the page, on phones as phones show it. */
export function FirstProject({
  project: { slug, client, picture, phone, description },
}: {
  readonly project: ListedProject;
}) {
  const tall = phoneOf(phone);
  return (
    <article id={slug} aria-labelledby={`name-${slug}`}>
      <Screen data-tall={tall && ''}>
        <Picture
          picture={pictureOf(picture)}
          alt=""
          sizes="min(100vw, 1920px)"
          onPhones={tall && { picture: tall, sizes: '100vw' }}
          first
          data-shared={`project-${slug}`}
        />
      </Screen>
      <Caption>
        <Heading as="h2" size="title1" id={`name-${slug}`} data-shared={`title-project-${slug}`}>
          <span translate="no">{client}</span>
        </Heading>
        <Text size="large">{description}</Text>
        <div>
          <ArrowLink to={paths.project(slug)} context={`: ${client}`}>
            {portfolioPage.view}
          </ArrowLink>
        </div>
      </Caption>
    </article>
  );
}
