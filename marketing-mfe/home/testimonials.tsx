import styled from '@emotion/styled';
import type { Testimonial } from '@studio/content/collections/testimonials';
import { clientPortraits } from '@studio/pictures/portraits';
import { Heading, Section, Text } from '@studio/ui';
import { from, token, type } from '@studio/ui/tokens';
import type { SwiperOptions } from 'swiper/types';
import { CarouselControls, SlideRow, SlideTrack, scrollableProps } from '../carousel/carousel-controls.tsx';
import { useCarousel } from '../carousel/use-carousel.ts';
import { testimonialCarousel as words } from '../content/testimonials.ts';
import { EntryImage } from '../shared/entry-image.tsx';

/** One quote in view, two from 768 px. Lengths in px, times in ms. */
export const testimonialOptions = {
  loop: true,
  speed: 300,
  spaceBetween: 32,
  slidesPerView: 1,
  breakpoints: { 768: { slidesPerView: 2 } },
  autoplay: { delay: 3000, disableOnInteraction: false },
} as const satisfies SwiperOptions;

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

const Figure = styled.figure`
  display: flex;
  flex-direction: column;
  gap: clamp(2.5rem, 6vw, 5.5rem);
  justify-content: space-between;
  height: 100%;
  margin: 0;
  padding-top: 1.5rem;
  border-top: 2px solid ${token('ink')};
`;

const Quote = styled.blockquote`
  ${type('statement')}
  max-width: 18em;
  margin: 0;
  text-wrap: pretty;
`;

const Client = styled.figcaption`
  display: flex;
  align-items: center;
  gap: 0.875rem;
  & > img,
  & > picture > img {
    flex: none;
    border-radius: ${token('radius-full')};
  }
`;

const PORTRAIT = { width: 48, height: 48 } as const;

/** A carousel of quotes, one or two in view. */
export function Testimonials({ testimonials }: { readonly testimonials: readonly Testimonial[] }) {
  const { section, ...carousel } = useCarousel<HTMLDivElement>(testimonialOptions);
  const { row, index, isLive, holdHandlers } = carousel;
  return (
    <Section labelledBy="testimonials" tone="wash">
      <Columns ref={section} {...holdHandlers}>
        <Heading as="h2" size="title2" id="testimonials">
          {words.title}
        </Heading>
        <Window>
          <SlideRow ref={row} {...scrollableProps(isLive, words.title)}>
            <Track className="swiper-wrapper">
              {testimonials.map(({ slug, name, role, feedback, portrait }) => (
                <li key={slug} className="swiper-slide">
                  <Figure>
                    <Quote>{feedback}</Quote>
                    <Client>
                      <EntryImage picture={portrait} own={clientPortraits} size={PORTRAIT} sizes="48px" />
                      <div>
                        <Text size="small" tone="ink" css={{ fontWeight: 500 }}>
                          <span translate="no">{name}</span>
                        </Text>
                        <Text size="small">{role}</Text>
                      </div>
                    </Client>
                  </Figure>
                </li>
              ))}
            </Track>
          </SlideRow>
        </Window>
        <CarouselControls
          carousel={carousel}
          labels={words}
          count={
            <Text size="small" css={{ marginInlineStart: '0.5rem', fontVariantNumeric: 'tabular-nums' }}>
              {index + 1} / {testimonials.length}
            </Text>
          }
          css={{ alignSelf: 'end' }}
        />
      </Columns>
    </Section>
  );
}
