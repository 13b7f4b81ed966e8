import styled from '@emotion/styled';
import { RoundButton } from '@studio/ui';
import { ArrowLeft, ArrowRight } from '@studio/ui/icons';
import type { ReactNode } from 'react';
import { PauseButton } from './pause-button.tsx';
import type { useCarousel } from './use-carousel.ts';

interface CarouselControlsProps {
  readonly carousel: Omit<ReturnType<typeof useCarousel>, 'section'>;
  readonly labels: { readonly previous: string; readonly next: string };
  /** Shown between the buttons Previous and Next. */
  readonly bullets?: ReactNode;
  /** Shown after the buttons. */
  readonly count?: ReactNode;
  readonly className?: string;
}

/** Reserves its space before the carousel is live, so that nothing shifts. */
const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  &[data-live='false'] {
    visibility: hidden;
  }
`;

/** The buttons Previous, Next and Pause of a carousel. */
export function CarouselControls({ carousel, labels, bullets, count, className }: CarouselControlsProps) {
  const { isLive, isPaused, next, previous, togglePause } = carousel;
  return (
    <Row data-live={isLive} className={className}>
      <RoundButton data-step type="button" aria-label={labels.previous} onClick={previous}>
        <ArrowLeft size={18} strokeWidth={1.5} />
      </RoundButton>
      {bullets}
      <RoundButton data-step type="button" aria-label={labels.next} onClick={next}>
        <ArrowRight size={18} strokeWidth={1.5} />
      </RoundButton>
      <PauseButton isPaused={isPaused} onClick={togglePause} />
      {count}
    </Row>
  );
}

/** A row of slides that the visitor scrolls, until it is a live carousel. */
export const SlideRow = styled.div`
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  &[data-live] {
    overflow: visible;
    touch-action: pan-y;
  }
`;

/** Returns the attributes that let the keyboard scroll a row. A live carousel needs none. */
export const scrollableProps = (isLive: boolean, label: string) =>
  isLive ? {} : { role: 'group', 'aria-label': label, tabIndex: 0 };

/** The list of slides in the row, which Swiper moves. */
export const SlideTrack = styled.ul`
  display: flex;
  transition-property: transform;
  & > li {
    position: relative;
    flex: none;
    scroll-snap-align: center;
  }
`;
