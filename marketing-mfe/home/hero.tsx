import styled from '@emotion/styled';
import type { HeroSlide as Slide } from '@studio/content/collections/hero-slides';
import { ArrowLink, ButtonLink, Container } from '@studio/ui';
import { belowDesktop, fluid, from, phone, token } from '@studio/ui/tokens';
import { useMemo } from 'react';
import { useAutoplay } from '../carousel/use-autoplay.ts';
import { home } from '../content/home.ts';
import { shared } from '../content/shared.ts';
import { paths } from '../paths.ts';
import { useHeroClock } from './hero-clock.ts';
import { HeroControls } from './hero-controls.tsx';
import { HeroGallery } from './hero-gallery.tsx';
import { HeroSlide } from './hero-slide.tsx';

const Section = styled.section`
  position: relative;
  isolation: isolate;
  overflow-x: clip;
`;

const Column = styled(Container)`
  display: flex;
  flex-direction: column;
  gap: 2.5rem;
  justify-content: space-between;
  min-height: calc(min(100svh - 5rem, 55rem) - ${fluid(40, 96)} - 3rem);
  padding-block: ${fluid(40, 96)} 3rem;
  ${belowDesktop} {
    /* Fills the window; the controls are level with the floating link. */
    min-height: calc(min(100svh - 4.75rem, 60rem) - 4.75rem - 2rem);
    padding-block: 4.75rem 2rem;
  }
  ${phone} {
    padding-top: ${fluid(40, 96)};
    min-height: calc(100svh - 4rem - ${fluid(40, 96)} - 1.5rem);
    padding-bottom: 1.5rem;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  width: fit-content;
  margin-top: 2rem;
  /* Hides the lines behind the text. The state of a link under a pointer is filled, too, and is stronger. */
  & > a + a {
    background: ${token('raised')};
  }
  ${phone} {
    gap: 0.5rem;
    margin-top: 1.5rem;
    & > a {
      /* Side by side from 360px. */
      padding-inline: clamp(0.75rem, 20vw - 3.75rem, 1.25rem);
    }
  }
  ${from.tablet} {
    margin-top: 2.75rem;
  }
`;

/** The first screen of the home page: a carousel of titles, two links, and the controls. */
export function Hero({ slides }: { readonly slides: readonly Slide[] }) {
  const titles = useMemo(() => slides.map(({ title }) => title), [slides]);
  const { section, isPlaying, isPaused, togglePause, holdHandlers } = useAutoplay<HTMLElement>();
  const { index, letters, next } = useHeroClock(titles, isPlaying);
  return (
    <Section data-own-lines ref={section} aria-labelledby="hero-1" aria-roledescription={shared.carousel}>
      <HeroGallery index={index} section={section} />
      <Column>
        <div {...holdHandlers} css={{ width: 'fit-content' }}>
          <ul css={{ display: 'grid' }}>
            {slides.map((slide, i) => (
              <HeroSlide
                key={slide.slug}
                id={`hero-${i + 1}`}
                slide={slide}
                as={i === 0 ? 'h1' : 'h2'}
                isShown={i === index}
                letters={i === index ? letters : slide.title.length}
                isTyping={i === index && isPlaying}
              />
            ))}
          </ul>
          <Actions>
            <ButtonLink to={paths.contact}>{home.start}</ButtonLink>
            <ButtonLink to={paths.contactAbout(home.appointment.subject)} variant="outline">
              {home.appointment.label}
            </ButtonLink>
          </Actions>
        </div>
        <div {...holdHandlers} css={{ [from.tablet]: { width: 'fit-content' } }}>
          <HeroControls
            titles={titles}
            index={index}
            isPlaying={isPlaying}
            isPaused={isPaused}
            onPause={togglePause}
            onNext={next}
          />
          <noscript>
            <ArrowLink to={paths.services}>{home.below}</ArrowLink>
          </noscript>
        </div>
      </Column>
    </Section>
  );
}
