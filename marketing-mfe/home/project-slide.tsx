import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { Project } from '@studio/content/collections/projects';
import { pictureOf } from '@studio/pictures/picture-of';
import { Heading, Picture, Text } from '@studio/ui';
import { Check } from '@studio/ui/icons';
import { from, moving, token, type } from '@studio/ui/tokens';
import { projectCarousel as words } from '../content/portfolio.ts';
import { paths } from '../paths.ts';
import { NewTabLink } from '../shared/links.tsx';

/** Position of a slide relative to the active one. */
export type SlidePosition = 'active' | 'before' | 'after';

interface ProjectSlideProps {
  readonly project: Project;
  readonly position: SlidePosition;
  /** Whether only the active slide can be used. Otherwise the visitor scrolls to the others. */
  readonly isLive: boolean;
}

/** Matches windows in which three slides are one composition, from the server's page on. */
export const composed = '@media (min-width: 48rem) and (scripting: enabled)';

/** Selects a slide in such a row. The attribute is removed if the carousel fails to load: then all slides look the same, and are scrolled. */
const IN_ROW = '[data-composed] ';

/** Size of a project's picture in px; `@studio/pictures/mockups` has all of them in these proportions. */
const PICTURE_SIZE = { width: 1648, height: 1092 };

/** How far the active picture extends beyond its slot, above and below. */
const REACH = `calc((var(--wide) - var(--slot)) * ${PICTURE_SIZE.height / PICTURE_SIZE.width / 2})`;

/** Style of a box in a slot that is as wide as the active picture. */
const asWide = css`
  width: var(--wide);
  margin-inline-start: calc((var(--slot) - var(--wide)) / 2);
`;

/** How far a neighbour moves outwards: to the end of its slot and half of the page's margin further. */
const OUTWARDS = 'calc(var(--slot) * 0.14 + 1rem)';

/** Style of a slide that is not active. */
const beside = (row: string) => `
  ${row}&:not([data-position='active']) .screen {
    filter: grayscale(1);
    opacity: 0.6;
    transform: scale(0.72);
  }
  ${row}&:not([data-position='active']) > .words,
  ${row}&:not([data-position='active']) .features {
    visibility: hidden;
  }
`;

/**
 * Inactive slides are smaller, grey and inert. From 768 px on three slots fill the row: the active picture is `--wide`, wider than its
 * slot, and its neighbours move outwards. Other slides are not visible.
 */
const Item = styled.li`
  ${beside('[data-live] ')}
  ${composed} {
    ${beside(IN_ROW)}
    ${IN_ROW}& > .look {
      padding-block: ${REACH};
    }
    ${IN_ROW}&[data-position='active'] .screen {
      transform: scale(var(--grow));
    }
    ${IN_ROW}& > .words {
      ${asWide}
    }
    @media (hover: none) {
      ${IN_ROW}& .features {
        ${asWide}
        margin-bottom: calc(-1 * ${REACH});
        padding-top: calc(${REACH} + 1.5rem);
      }
    }
    ${IN_ROW}&[data-position='before'] .screen {
      transform: translateX(calc(-1 * ${OUTWARDS})) scale(0.72);
    }
    ${IN_ROW}&[data-position='after'] .screen {
      transform: translateX(${OUTWARDS}) scale(0.72);
    }
    [data-live] &:not([data-position='active'], [data-position='active'] + *, :has(+ [data-position='active'])) .screen,
    [data-composed]:not([data-live]) &:not(:first-child, :nth-child(2), :last-child) .screen {
      opacity: 0;
    }
  }
  ${moving} {
    .screen {
      transition:
        transform 300ms ease-out,
        opacity 300ms ease-out;
    }
  }
`;

/** The devices in the picture, as `tools/pictures/mockups.mjs` draws them, slightly enlarged, in percent of the picture. */
const DEVICES = {
  window: { left: -0.2, top: -0.2, width: 87.8, height: 94.3, radius: '1.4% / 2.3%' },
  phone: { left: 77.5, top: 32.6, width: 22.4, height: 67, radius: '16% / 8%' },
} as const;

/** Returns the style of a plate that covers a device of the picture. */
const plate = ({ left, top, width, height, radius }: (typeof DEVICES)[keyof typeof DEVICES]) => `
  position: absolute;
  z-index: -1;
  inset: ${top}% auto auto ${left}%;
  width: ${width}%;
  height: ${height}%;
  border-radius: ${radius};
  background: oklch(0.14 0.03 295);
  content: '';
`;

/** Covers the devices while the mouse is over the picture or the slide has the focus; on touch screens below it. */
const Overlay = styled.div`
  display: grid;
  align-content: center;
  gap: 0.75rem;
  padding: 1.5rem 0 0;
  color: ${token('ink')};
  @media (hover: hover) {
    position: absolute;
    inset: 0;
    padding: clamp(1.25rem, 5vw, 4rem) 26% 6% clamp(1.25rem, 5vw, 4rem);
    isolation: isolate;
    opacity: 0;
    &::before {
      ${plate(DEVICES.window)}
    }
    &::after {
      ${plate(DEVICES.phone)}
    }
    transition: opacity ${token('motion')};
    ${composed} {
      ${IN_ROW}& {
        inset-inline: calc((var(--slot) - var(--wide)) / 2);
      }
    }
    .look:hover > &,
    li:focus-within > .look > & {
      opacity: 1;
    }
  }
`;

const Name = styled.p`
  ${type('title4')}
  ${from.desktop} {
    ${type('title2')}
  }
  @media (hover: none) {
    display: none;
  }
`;

const Features = styled.ul`
  display: grid;
  gap: 0.25rem;
  ${from.desktop} {
    gap: 0.5rem;
  }
  & > li {
    display: flex;
    gap: 0.75rem;
    align-items: center;
  }
  svg {
    flex: none;
    color: ${token('iris')};
  }
`;

const Words = styled.div`
  display: grid;
  gap: 0.75rem;
  margin-top: 1.5rem;
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

/** A project: its picture with an overlay of its features, its title, and a link to it on the portfolio page. */
export function ProjectSlide({
  project: { slug, title, description, features, picture },
  position,
  isLive,
}: ProjectSlideProps) {
  return (
    <Item className="swiper-slide" data-position={position} inert={isLive && position !== 'active'}>
      <div className="look" css={{ position: 'relative' }}>
        <div className="screen">
          <Picture picture={pictureOf(picture)} alt="" sizes="(min-width: 48rem) min(51vw, 888px), 92vw" />
        </div>
        <Overlay className="features">
          <Name aria-hidden="true">{title}</Name>
          <Features>
            {features.map((feature) => (
              <li key={feature}>
                <Check size={18} strokeWidth={2} />
                {feature}
              </li>
            ))}
          </Features>
        </Overlay>
      </div>
      <Words className="words">
        <div>
          <Heading as="h3" size="title3">
            {title}
          </Heading>
          <Text size="large" css={{ maxWidth: '34em', marginTop: '0.5rem' }}>
            {description}
          </Text>
        </div>
        <View href={paths.project(slug)} context={`: ${title}`}>
          {words.view}
        </View>
      </Words>
    </Item>
  );
}
