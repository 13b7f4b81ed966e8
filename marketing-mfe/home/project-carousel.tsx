import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Container, Heading } from '@studio/ui';
import { fluid, from, ground, phone, phoneMargin, token } from '@studio/ui/tokens';
import type { SwiperOptions } from 'swiper/types';
import { CarouselControls, SlideRow, SlideTrack, scrollableProps } from '../carousel/carousel-controls.tsx';
import { useCarousel } from '../carousel/use-carousel.ts';
import { projectCarousel as words } from '../content/portfolio.ts';
import type { ListedProject } from '../portfolio/load-portfolio.ts';
import { composed, ProjectSlide, type SlidePosition } from './project-slide.tsx';

/** One slide in view, or three whole ones with the active one in the centre. Lengths in px, times in ms. */
export const projectOptions = {
  loop: true,
  centeredSlides: true,
  speed: 300,
  threshold: 5,
  spaceBetween: 20,
  slidesPerView: 1,
  breakpoints: { 640: { slidesPerView: 1 }, 768: { slidesPerView: 3 }, 1024: { slidesPerView: 3 } },
  autoplay: { delay: 2500, disableOnInteraction: false },
} as const satisfies SwiperOptions;

/** Returns the position of slide `i` of a loop relative to the active slide. */
export function positionOf(i: number, active: number, count: number): SlidePosition {
  const distance = (i - active + count) % count;
  if (distance === 0) return 'active';
  return distance <= count / 2 ? 'after' : 'before';
}

/** Dark in both themes. Clips the row, which may be wider than the page. */
const Ground = styled.section`
  overflow: clip;
  ${ground('band')}
`;

const Band = styled.div`
  color-scheme: dark;
  padding-block: ${token('space-section')};
  color: ${token('ink')};
`;

/**
 * The active slide is `--wide`: 824 of 1440 px in the centre. On phones it is at the margin, and 36 px of the next one are in view. From
 * 768 px on three slots of Swiper fill the row, and all slides are wider than their slots, also before the carousel is live. Without
 * scripts, or if they fail, the row is scrolled.
 */
const Row = styled(SlideRow)`
  --wide: calc(100vw - 4.5rem);
  --slot: var(--wide);
  position: relative;
  margin-top: ${fluid(32, 56)};
  padding-inline: ${phoneMargin};
  &[data-live] {
    width: var(--slot);
    margin-inline-start: ${phoneMargin};
    padding-inline: 0;
  }
  ${from.tablet} {
    --slot: calc((min(100vw - 4rem, 104rem) - 40px) / 3);
    --wide: min(344px + 33.333vw, 66rem);
    padding-inline: calc(50% - var(--wide) / 2);
  }
  ${composed} {
    &[data-composed] {
      overflow: visible;
      width: calc(3 * var(--slot) + 40px);
      margin-inline: auto;
      padding-inline: 0;
    }
  }
`;

const Track = styled(SlideTrack)`
  gap: 20px;
  [data-live] > & {
    gap: 0;
  }
  & > li {
    width: var(--wide);
    [data-live] > & {
      width: var(--slot);
    }
  }
  /* As in the loop: the last slide is before the first one. */
  ${composed} {
    [data-composed]:not([data-live]) > & > li {
      width: var(--slot);
      &:last-child {
        order: -1;
      }
    }
  }
`;

/** Slides beside the active one fade while its overlay is shown. */
const fading = css`
  &:has(> [data-position='active'] > :is(.screen, .features):hover, > [data-position='active']:focus-within) {
    --aside: 0.32;
  }
`;

/** Brings the slide beside the active one in when it is pressed. The keyboard has the controls. */
const Side = styled.button`
  position: absolute;
  z-index: 1;
  inset: 0 auto 0 calc(50% + var(--wide) / 2 + 1rem);
  width: 50vw;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
  &:first-of-type {
    inset: 0 calc(50% + var(--wide) / 2 + 1rem) 0 auto;
  }
`;

/** A thin line in a button that is high enough for touch. */
const Bullet = styled.button`
  display: grid;
  align-items: center;
  width: 2.25rem;
  height: 2.75rem;
  padding: 0 4px;
  border: 0;
  background: none;
  cursor: pointer;
  &::before {
    height: 2px;
    border-radius: 2px;
    background: ${token('ink-3')};
    content: '';
  }
  &:hover::before {
    background: ${token('ink')};
  }
  &[aria-current='true']::before {
    background: ${token('iris')};
  }
  ${phone} {
    width: 1.5rem;
  }
`;

/** Reserves the space of the controls, so that nothing shifts. Their styles are not in the page: they come with the live carousel. */
const Controls = styled.div`
  min-height: 2.75rem;
  margin-top: 2rem;
`;

/** A pill on phones, clear of the floating link. On wider screens the slides at the sides are pressed. */
const controls = css`
  justify-content: center;
  width: fit-content;
  margin-inline: auto;
  ${phone} {
    gap: 0;
    margin-inline: ${phoneMargin};
    border: 1px solid ${token('hairline-strong')};
    border-radius: ${token('radius-full')};
    & > button {
      border: 0;
    }
  }
  ${from.tablet} {
    gap: 0;
    & > [data-step] {
      display: none;
    }
    & > :last-child {
      margin-inline-start: 1.5rem;
    }
  }
`;

/** A carousel of the projects, with a bullet for each. */
export function ProjectCarousel({ projects }: { readonly projects: readonly ListedProject[] }) {
  const { section, ...carousel } = useCarousel<HTMLElement>(projectOptions);
  const { row, index, isLive, goTo, holdHandlers } = carousel;
  return (
    <Ground ref={section} data-band id="services" aria-labelledby="our-portfolio">
      <Band>
        <Container>
          <Heading as="h2" size="section" id="our-portfolio">
            {words.title}
          </Heading>
        </Container>
        <div {...holdHandlers}>
          <Row ref={row} data-composed {...scrollableProps(isLive, words.title)}>
            <Track className="swiper-wrapper" css={isLive && fading}>
              {projects.map((project, i) => (
                <ProjectSlide
                  key={project.slug}
                  project={project}
                  position={positionOf(i, index, projects.length)}
                  isLive={isLive}
                />
              ))}
            </Track>
            {isLive && (
              <>
                <Side type="button" aria-hidden tabIndex={-1} onClick={carousel.previous} />
                <Side type="button" aria-hidden tabIndex={-1} onClick={carousel.next} />
              </>
            )}
          </Row>
          <Controls data-box>
            {isLive && (
              <CarouselControls
                carousel={carousel}
                labels={words}
                bullets={projects.map(({ slug, title }, i) => (
                  <Bullet
                    key={slug}
                    type="button"
                    aria-label={`${words.show} ${title}`}
                    aria-current={i === index}
                    onClick={() => goTo(i)}
                  />
                ))}
                css={controls}
              />
            )}
          </Controls>
        </div>
      </Band>
    </Ground>
  );
}
