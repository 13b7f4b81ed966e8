import styled from '@emotion/styled';
import { phoneOf, pictureOf } from '@studio/pictures/picture-of';
import { Container, Heading, Picture, Text, wholeCard } from '@studio/ui';
import { fluid, from, moving, phone, phoneMargin, token } from '@studio/ui/tokens';
import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import type { ListedProject } from './load-portfolio.ts';
import { matOf } from './mat.ts';

const List = styled.ul`
  display: grid;
  gap: ${fluid(64, 104)} 2rem;
  padding: 0 0 ${fluid(72, 128)};
  list-style: none;
  ${from.tablet} {
    grid-template-columns: repeat(12, 1fr);
  }
`;

/** Rows of two projects, one of them narrow. */
export const ProjectGrid = ({ children }: { readonly children: React.ReactNode }) => (
  <Container>
    <List>{children}</List>
  </Container>
);

const Card = styled.li`
  ${wholeCard}
  scroll-margin-top: 2rem;
  ${from.tablet} {
    grid-column: span 8;
    &[data-narrow] {
      grid-column: span 4;
    }
    /* Alone in its row. */
    &:last-of-type:nth-of-type(odd) {
      grid-column: span 12;
    }
  }
`;

/** Crops the picture of a phone at its foot; another picture fills it. */
const Mat = styled.div`
  overflow: hidden;
  height: clamp(20rem, 36.8vw, 40rem);
  border-radius: ${token('radius-picture')};
  & img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: top;
  }
  ${from.tablet} {
    &[data-mat='always'] {
      padding: clamp(1.5rem, 3vw, 2.75rem) 17.5% 0;
      & img {
        height: auto;
      }
    }
  }
  ${phone} {
    height: auto;
    margin-inline: calc(-1 * ${phoneMargin});
    border-radius: 0;
    &:not([data-mat='never']) {
      height: 26.25rem;
      padding: 2.5rem 3.5rem 0;
      & img {
        height: auto;
      }
    }
  }
  ${moving} {
    transition: transform ${token('motion')};
    @media (hover: hover) {
      li:hover > & {
        transform: translateY(-4px);
      }
    }
  }
`;

const Caption = styled.div`
  display: grid;
  gap: 0.375rem 1.5rem;
  margin-top: 1.125rem;
  a {
    color: inherit;
    text-decoration: none;
    text-underline-offset: 0.12em;
    text-decoration-thickness: 2px;
  }
  li:hover > & a {
    text-decoration-line: underline;
  }
  ${from.tablet} {
    li:not([data-narrow]) > & {
      grid-template-columns: 1fr auto;
      align-items: baseline;
      & > :last-child {
        grid-area: 1 / 2;
      }
    }
  }
`;

interface ProjectCardProps {
  readonly project: ListedProject;
  /** Shows the site as phones do, on a mat in the client's colour. */
  readonly isNarrow: boolean;
}

/** A project in the portfolio. The whole card is the link. */
export function ProjectCard({ project, isNarrow }: ProjectCardProps) {
  const { slug, client, title, picture, phone, description, colour } = project;
  const tall = phoneOf(phone);
  const onMat = isNarrow ? tall : undefined;
  const [mat, wide] = tall ? [onMat ? 'always' : 'phones', '66vw'] : ['never', '100vw'];
  const sizes = onMat
    ? '(min-width: 48rem) min(22vw, 330px), 278px'
    : `(min-width: 48rem) min(${wide}, ${isNarrow ? '34vw' : '1010px'}), 100vw`;
  return (
    <Card id={slug} data-narrow={isNarrow ? '' : undefined}>
      <Mat data-box data-mat={mat} css={{ background: matOf(colour) }}>
        <Picture
          picture={onMat ?? pictureOf(picture)}
          alt=""
          sizes={sizes}
          onPhones={tall && { picture: tall, sizes: '278px' }}
          data-shared={`project-${slug}`}
        />
      </Mat>
      <Caption>
        <Heading as="h2" size="title3" data-shared={`title-project-${slug}`}>
          <Link to={paths.project(slug)} translate="no">
            {client}
          </Link>
        </Heading>
        <Text>{description}</Text>
        <Text size="small" tone="ink-3">
          {title}
        </Text>
      </Caption>
    </Card>
  );
}
