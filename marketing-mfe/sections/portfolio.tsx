import styled from '@emotion/styled';
import { Container } from '@studio/ui/container';
import { Heading } from '@studio/ui/heading';
import { from } from '@studio/ui/media';
import { token } from '@studio/ui/tokens';
import { fluid } from '@studio/ui/typography';
import { type Project, portfolioSection } from '../content/portfolio.ts';
import { placeOf, portfolioCarousel } from './carousel.ts';
import { PortfolioControls } from './portfolio-controls.tsx';
import { ProjectSlide } from './project-slide.tsx';
import { SlideRow, SlideTrack, scrolledByHand } from './slide-row.ts';
import { useCarousel } from './use-carousel.ts';
import { useRests } from './use-rests.ts';

interface PortfolioProps {
  readonly projects: readonly Project[];
}

/** An ink band in the light theme; in the dark one it stands on wash. Nothing of the track leaves the page. */
const Ground = styled.section`
  overflow: clip;
  background: light-dark(${token('ink')}, ${token('wash')});
`;

const Band = styled.div`
  color-scheme: dark;
  padding-block: ${token('space-section')};
  color: ${token('ink')};
`;

/** The active slide in the middle; with three in view the row is wider than the page. */
const Row = styled(SlideRow)`
  --slide: min(calc(100vw - 2.5rem), 51.5rem);
  margin-top: ${fluid(32, 56)};
  padding-inline: calc(50% - var(--slide) / 2);
  &[data-live] {
    width: var(--slide);
    margin-inline: auto;
    padding-inline: 0;
  }
  ${from.tablet} {
    --slide: min(68vw, 51.5rem);
    &[data-live] {
      width: calc(3 * var(--slide) + 40px);
      margin-inline: calc(50% - 1.5 * var(--slide) - 20px);
    }
  }
`;

const Track = styled(SlideTrack)`
  gap: 20px;
  [data-live] > & {
    gap: 0;
  }
  & > li {
    width: var(--slide);
  }
`;

/** Five projects in a ring, of which one is looked at. */
export function Portfolio({ projects }: PortfolioProps) {
  const { region, rests, isPlaying, togglePause, hold } = useRests<HTMLElement>();
  const carousel = useCarousel(portfolioCarousel, isPlaying);
  const { row, index, isLive } = carousel;
  return (
    <Ground ref={region} id="services" aria-labelledby="our-portfolio">
      <Band>
        <Container>
          <Heading as="h2" size="section" id="our-portfolio">
            {portfolioSection.title}
          </Heading>
        </Container>
        <div {...hold}>
          <Row ref={row} {...scrolledByHand(isLive, portfolioSection.title)}>
            <Track className="swiper-wrapper">
              {projects.map((project, i) => (
                <ProjectSlide
                  key={project.id}
                  project={project}
                  place={isLive ? placeOf(i, index, projects.length) : 'active'}
                />
              ))}
            </Track>
          </Row>
          <PortfolioControls projects={projects} carousel={carousel} isPaused={rests.paused} onPause={togglePause} />
        </div>
      </Band>
    </Ground>
  );
}
