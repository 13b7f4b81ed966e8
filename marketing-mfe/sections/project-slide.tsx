import styled from '@emotion/styled';
import { paths } from '@studio/client/paths';
import { Heading } from '@studio/ui/heading';
import { from, moving } from '@studio/ui/media';
import { Picture } from '@studio/ui/picture';
import { Text } from '@studio/ui/text';
import { token } from '@studio/ui/tokens';
import { VisuallyHidden } from '@studio/ui/visually-hidden';
import { ArrowUpRight } from 'lucide-react';
import { type Project, portfolioSection } from '../content/portfolio.ts';
import type { Place } from './carousel.ts';
import { ProjectOverlay } from './project-overlay.tsx';

interface ProjectSlideProps {
  readonly project: Project;
  readonly place: Place;
}

/** Neighbours are smaller and grey, drawn towards the active slide, and cannot be used. */
const Item = styled.li`
  & > div {
    transition: opacity ${token('motion')};
  }
  &[data-place='before'] > .look,
  &[data-place='after'] > .look {
    filter: grayscale(1);
    opacity: 0.6;
    transform: scale(0.72);
  }
  &[data-place='before'] > .look {
    transform-origin: 100% 50%;
  }
  &[data-place='after'] > .look {
    transform-origin: 0 50%;
  }
  &:not([data-place='active']) > .words {
    visibility: hidden;
  }
  ${moving} {
    & > .look {
      transition:
        transform 300ms ease-out,
        opacity 300ms ease-out;
    }
  }
`;

const Words = styled.div`
  display: grid;
  gap: 0.75rem 2rem;
  margin-top: 1.5rem;
  ${from.tablet} {
    grid-template-columns: 1fr auto;
  }
`;

const View = styled.a`
  display: inline-flex;
  gap: 0.75rem;
  align-items: center;
  align-self: start;
  width: fit-content;
  min-height: 2.75rem;
  color: ${token('ink')};
  font-weight: 500;
  text-underline-offset: 0.35em;
  &:hover {
    color: ${token('iris')};
  }
`;

/** A project: its picture, which tells more when one points at it, and its words. */
export function ProjectSlide({ project, place }: ProjectSlideProps) {
  const { anchor, title, description, picture } = project;
  return (
    <Item className="swiper-slide" data-place={place} inert={place !== 'active'}>
      <ProjectOverlay project={project}>
        <Picture picture={picture} alt="" sizes="(min-width: 64rem) 824px, (min-width: 48rem) 68vw, 92vw" />
      </ProjectOverlay>
      <Words className="words">
        <div>
          <Heading as="h3" size="title3">
            {title}
          </Heading>
          <Text size="large" css={{ maxWidth: '34em', marginTop: '0.5rem' }}>
            {description}
          </Text>
        </div>
        <View href={paths.project(anchor)} target="_blank" rel="noopener">
          <span>
            {portfolioSection.view}
            <VisuallyHidden>
              : {title}
              {portfolioSection.newTab}
            </VisuallyHidden>
          </span>
          <ArrowUpRight size={18} strokeWidth={1.75} />
        </View>
      </Words>
    </Item>
  );
}
