import styled from '@emotion/styled';
import { Heading } from '@studio/ui/heading';
import { from } from '@studio/ui/media';
import { RoundButton } from '@studio/ui/round-button';
import { Section } from '@studio/ui/section';
import { Text } from '@studio/ui/text';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type Testimonial, testimonialsSection } from '../content/testimonials.ts';
import { testimonialCarousel } from './carousel.ts';
import { PauseButton } from './pause-button.tsx';
import { SlideRow, SlideTrack, scrolledByHand } from './slide-row.ts';
import { TestimonialSlide } from './testimonial-slide.tsx';
import { useCarousel } from './use-carousel.ts';
import { useRests } from './use-rests.ts';

interface TestimonialsProps {
  readonly testimonials: readonly Testimonial[];
}

const Columns = styled.div`
  display: grid;
  gap: 2.5rem 2rem;
  ${from.desktop} {
    grid-template: auto 1fr / 1fr minmax(0, 52.7rem);
  }
`;

const Window = styled.div`
  min-width: 0;
  overflow: clip;
  ${from.desktop} {
    grid-area: 1 / 2 / 3 / 3;
  }
`;

const Track = styled(SlideTrack)`
  gap: 2rem;
  [data-live] > & {
    gap: 0;
  }
  & > li {
    width: 100%;
  }
  ${from.tablet} {
    & > li {
      width: calc(50% - 1rem);
    }
  }
`;

/** Keeps its place until it can be used. */
const Controls = styled.div`
  display: flex;
  align-self: end;
  align-items: center;
  gap: 0.5rem;
  &[data-live='false'] {
    visibility: hidden;
  }
`;

/** What clients say, one or two of them at a time. */
export function Testimonials({ testimonials }: TestimonialsProps) {
  const { region, rests, isPlaying, togglePause, hold } = useRests<HTMLDivElement>();
  const { row, index, isLive, next, previous } = useCarousel(testimonialCarousel, isPlaying);
  const words = testimonialsSection;
  return (
    <Section labelledBy="testimonials" tone="wash">
      <Columns ref={region} {...hold}>
        <Heading as="h2" size="title2" id="testimonials">
          {words.title}
        </Heading>
        <Window>
          <SlideRow ref={row} {...scrolledByHand(isLive, words.title)}>
            <Track className="swiper-wrapper">
              {testimonials.map((testimonial) => (
                <TestimonialSlide key={testimonial.id} testimonial={testimonial} />
              ))}
            </Track>
          </SlideRow>
        </Window>
        <Controls data-live={isLive}>
          <RoundButton type="button" aria-label={words.previous} onClick={previous}>
            <ArrowLeft size={18} strokeWidth={1.5} />
          </RoundButton>
          <RoundButton type="button" aria-label={words.next} onClick={next}>
            <ArrowRight size={18} strokeWidth={1.5} />
          </RoundButton>
          <PauseButton isPaused={rests.paused} onClick={togglePause} labels={words} />
          <Text size="small" css={{ marginInlineStart: '0.5rem', fontVariantNumeric: 'tabular-nums' }}>
            {index + 1} / {testimonials.length}
          </Text>
        </Controls>
      </Columns>
    </Section>
  );
}
