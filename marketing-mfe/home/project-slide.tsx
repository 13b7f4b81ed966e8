import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Heading, Text } from '@studio/ui';
import { Check } from '@studio/ui/icons';
import { from, moving, phone, token, type } from '@studio/ui/tokens';
import { projectCarousel as words } from '../content/portfolio.ts';
import { paths } from '../paths.ts';
import type { ListedProject } from '../portfolio/load-portfolio.ts';
import { NewTabLink } from '../shared/links.tsx';
import { ProjectScreen } from './project-screen.tsx';

/** Position of a slide relative to the active one. */
export type SlidePosition = 'active' | 'before' | 'after';

interface ProjectSlideProps {
  readonly project: ListedProject;
  readonly position: SlidePosition;
  /** Whether only the active slide can be used. Otherwise the visitor scrolls to the others. */
  readonly isLive: boolean;
}

/** Matches windows in which three slides are one composition, from the server's page on. */
export const composed = '@media (min-width: 48rem) and (scripting: enabled)';

/** Selects a slide in such a row. The attribute is removed if the carousel fails to load: then all slides look the same, and are scrolled. */
const IN_ROW = '[data-composed] ';

/** The inactive slides: their scale, and how much farther they are from the active one than slots from each other. */
const ASIDE = { scale: 0.86, beyond: '12px' } as const;

/** How far a slide beside the active one moves outwards from its slot. */
const OUTWARDS = `(var(--wide) * ${((1 + ASIDE.scale) / 2).toFixed(2)} + ${ASIDE.beyond} - var(--slot))`;

/** Style of a slide that is not active. */
const beside = (slide: string) => `
  ${slide}:not([data-position='active']) {
    .screen {
      filter: grayscale(1);
      opacity: var(--aside, 0.54);
      transform: scale(${ASIDE.scale});
    }
    & :is(.phone, .features, .words) {
      visibility: hidden;
    }
  }
`;

/**
 * Inactive slides are smaller, grey and inert. From 768 px on each slide is wider than its slot, and those beside the active one move
 * outwards, to be cut by the edges of the page. Other slides are not visible.
 */
const Item = styled.li`
  display: grid;
  align-content: start;
  & > .words {
    grid-row: 2;
  }
  ${composed} {
    ${beside(`${IN_ROW}&`)}
    ${IN_ROW}& > * {
      width: var(--wide);
      margin-inline-start: calc((var(--slot) - var(--wide)) / 2);
    }
    ${IN_ROW}&[data-position='before'] .screen {
      transform: translateX(calc(-1 * ${OUTWARDS})) scale(${ASIDE.scale});
    }
    ${IN_ROW}&[data-position='after'] .screen {
      transform: translateX(calc${OUTWARDS}) scale(${ASIDE.scale});
    }
    [data-live] &:not([data-position='active'], [data-position='active'] + *, :has(+ [data-position='active'])) .screen,
    [data-composed]:not([data-live]) &:not(:first-child, :nth-child(2), :last-child) .screen {
      opacity: 0;
    }
  }
`;

/** Style of a slide of a live carousel. It is not in the page, but comes with the carousel. */
const live = css`
  ${phone} {
    ${beside('&')}
    &[data-position='after'] .screen {
      transform: translateX(-4px) scale(${ASIDE.scale});
      transform-origin: left;
    }
    &[data-position='before'] .screen {
      transform: translateX(4px) scale(${ASIDE.scale});
      transform-origin: right;
    }
  }
  ${moving} {
    .screen {
      transition: 420ms cubic-bezier(0.2, 0.7, 0.2, 1);
      transition-property: transform, opacity, filter;
    }
  }
`;

/** Covers the window while the mouse is over it or the focus is in the slide; where nothing hovers it stands below the words. */
const Overlay = styled.div`
  z-index: 1;
  display: grid;
  align-content: end;
  gap: 1rem;
  ${type('large')}
  @media (hover: hover) {
    grid-area: 1 / 1;
    padding: 2.5rem 26% 2.5rem 2.75rem;
    border-radius: ${token('radius-field')};
    background: rgb(0 0 0 / 0.74);
    color: #fff;
    opacity: 0;
    ${phone} {
      padding: 1.25rem;
    }
    ${moving} {
      transition: opacity 160ms;
      & > * {
        translate: 0 var(--rise, 8px);
        transition: translate 200ms;
      }
    }
    .screen:hover + &,
    &:hover,
    li:focus-within > & {
      --rise: 0;
      opacity: 1;
    }
  }
  @media (hover: none) {
    margin-top: 1rem;
    & > p {
      display: none;
    }
  }
`;

const Name = styled.p`
  ${type('title1')}
`;

const Features = styled.ul`
  display: grid;
  gap: 0.375rem 1.5rem;
  ${from.tablet} {
    grid-template-columns: repeat(2, auto);
    justify-content: start;
  }
  & > li {
    display: flex;
    gap: 0.75rem;
    align-items: center;
  }
`;

const Words = styled.div`
  display: grid;
  gap: 0.5rem 2rem;
  margin-top: 1.375rem;
  ${from.tablet} {
    grid-template-columns: 1fr auto;
    align-items: start;
  }
`;

const View = styled(NewTabLink)`
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

/** A project: its site with an overlay of its features, its title, and a link to its page. */
export function ProjectSlide({ project, position, isLive }: ProjectSlideProps) {
  const { slug, client, title, description, features } = project;
  return (
    <Item
      className="swiper-slide"
      data-position={position}
      inert={isLive && position !== 'active'}
      css={isLive && live}
    >
      <ProjectScreen project={project} />
      <Overlay className="features">
        <Name aria-hidden="true">{client}</Name>
        <p aria-hidden="true">{title}</p>
        <Features>
          {features.map((feature) => (
            <li key={feature}>
              <Check size={18} strokeWidth={2} />
              {feature}
            </li>
          ))}
        </Features>
      </Overlay>
      <Words className="words">
        <div>
          <Heading as="h3" size="title3">
            {title}
          </Heading>
          <Text size="large" css={{ maxWidth: '28em', marginTop: '0.5rem' }}>
            {client}. {description}
          </Text>
        </div>
        <View href={paths.project(slug)} context={`: ${title}`}>
          {words.view}
        </View>
      </Words>
    </Item>
  );
}
