import styled from '@emotion/styled';
import type { Project } from '@studio/content/collections/projects';
import { Container, Heading } from '@studio/ui';
import { fluid, from, token } from '@studio/ui/tokens';
import type { SwiperOptions } from 'swiper/types';
import { CarouselControls, SlideRow, SlideTrack, scrollableProps } from '../carousel/carousel-controls.tsx';
import { useCarousel } from '../carousel/use-carousel.ts';
import { projectCarousel as words } from '../content/portfolio.ts';
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
  background: ${token('band')};
`;

const Band = styled.div`
  color-scheme: dark;
  padding-block: ${token('space-section')};
  color: ${token('ink')};
`;

/**
 * Centres the active slide. From 768 px on three slots fill the row, and the active picture is `--grow` times as wide as its slot, also
 * before the carousel is live. Without scripts, or if they fail, every slide has that width, and the row is scrolled.
 */
const Row = styled(SlideRow)`
  --wide: min(100vw - 2.5rem, 51.5rem);
  --slot: var(--wide);
  margin-top: ${fluid(32, 56)};
  padding-inline: calc(50% - var(--wide) / 2);
  &[data-live] {
    width: var(--slot);
    margin-inline: auto;
    padding-inline: 0;
  }
  ${from.tablet} {
    --grow: 1.64;
    --slot: calc((min(100vw - 4rem, 104rem) - 40px) / 3);
    --wide: calc(var(--slot) * var(--grow));
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

/** A thin line in a button that is high enough for touch. */
const Bullet = styled.button`
  display: grid;
  align-items: center;
  width: 1.75rem;
  height: 2.75rem;
  padding: 0;
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
  &[aria-current='true'] {
    width: 2.75rem;
  }
  &[aria-current='true']::before {
    height: 4px;
    background: ${token('iris')};
  }
`;

/** A carousel of the projects, with a bullet for each. */
export function ProjectCarousel({ projects }: { readonly projects: readonly Project[] }) {
  const { section, ...carousel } = useCarousel<HTMLElement>(projectOptions);
  const { row, index, isLive, goTo, holdHandlers } = carousel;
  return (
    <Ground ref={section} id="services" aria-labelledby="our-portfolio">
      <Band>
        <Container>
          <Heading as="h2" size="section" id="our-portfolio">
            {words.title}
          </Heading>
        </Container>
        <div {...holdHandlers}>
          <Row ref={row} data-composed {...scrollableProps(isLive, words.title)}>
            <Track className="swiper-wrapper">
              {projects.map((project, i) => (
                <ProjectSlide
                  key={project.slug}
                  project={project}
                  position={positionOf(i, index, projects.length)}
                  isLive={isLive}
                />
              ))}
            </Track>
          </Row>
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
            css={{ justifyContent: 'center', marginTop: '2.5rem' }}
          />
        </div>
      </Band>
    </Ground>
  );
}
