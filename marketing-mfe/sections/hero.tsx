import styled from '@emotion/styled';
import { paths } from '@studio/client/paths';
import { ButtonLink } from '@studio/ui/button';
import { Container } from '@studio/ui/container';
import { from, phone } from '@studio/ui/media';
import { fluid } from '@studio/ui/typography';
import { useMemo } from 'react';
import { heroControls, type HeroSlide as Slide } from '../content/hero.ts';
import { HeroControls } from './hero-controls.tsx';
import { HeroGallery } from './hero-gallery.tsx';
import { HeroSlide } from './hero-slide.tsx';
import { useHeroClock } from './use-hero-clock.ts';
import { useRests } from './use-rests.ts';

interface HeroProps {
  readonly slides: readonly [Slide, ...Slide[]];
  readonly start: string;
  readonly appointment: { readonly label: string; readonly subject: string };
}

const Region = styled.section`
  position: relative;
  isolation: isolate;
  overflow-x: clip;
`;

const Column = styled(Container)`
  display: flex;
  flex-direction: column;
  gap: 2.5rem;
  justify-content: space-between;
  min-height: calc(min(100svh - 5rem, 50rem) - ${fluid(40, 96)} - 3rem);
  padding-block: ${fluid(40, 96)} 3rem;
  ${phone} {
    /* Leaves room for the floating link below the controls. */
    min-height: calc(100svh - 12.25rem);
    padding-bottom: 5.75rem;
  }
`;

const Slides = styled.ul`
  display: grid;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  width: fit-content;
  margin-top: 2rem;
  ${phone} {
    gap: 0.5rem;
    & > a {
      /* Side by side from 360px. */
      padding-inline: clamp(0.75rem, 20vw - 3.75rem, 1.25rem);
    }
  }
  ${from.tablet} {
    margin-top: 2.75rem;
  }
`;

/** The head of the home page: four claims in turn, what to do about them, and Pause and Next. */
export function Hero({ slides, start, appointment }: HeroProps) {
  const { region, rests, isPlaying, togglePause, hold } = useRests<HTMLElement>();
  const titles = useMemo(() => slides.map(({ title }) => title), [slides]);
  const { index, letters, next } = useHeroClock(titles, isPlaying);
  return (
    <Region ref={region} aria-labelledby={`hero-${slides[0].id}`} aria-roledescription={heroControls.carousel}>
      <HeroGallery slides={slides} index={index} region={region} />
      <Column>
        <div {...hold} css={{ width: 'fit-content' }}>
          <Slides>
            {slides.map((slide, i) => (
              <HeroSlide
                key={slide.id}
                slide={slide}
                as={i === 0 ? 'h1' : 'h2'}
                isShown={i === index}
                letters={i === index ? letters : slide.title.length}
                isTyping={i === index && isPlaying}
              />
            ))}
          </Slides>
          <Actions>
            <ButtonLink to={paths.contact()}>{start}</ButtonLink>
            <ButtonLink to={paths.contact(appointment.subject)} variant="outline">
              {appointment.label}
            </ButtonLink>
          </Actions>
        </div>
        <div {...hold} css={{ [from.tablet]: { width: 'fit-content' } }}>
          <HeroControls
            slides={slides}
            index={index}
            isPlaying={isPlaying}
            isPaused={rests.paused}
            onPause={togglePause}
            onNext={next}
          />
        </div>
      </Column>
    </Region>
  );
}
