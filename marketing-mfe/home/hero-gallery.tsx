import styled from '@emotion/styled';
import { moving, phone } from '@studio/ui/media';
import { type RefObject, useEffect, useRef } from 'react';
import type { HeroSlide } from '../content/hero.ts';
import { HeroArt } from './hero-art.tsx';

interface HeroGalleryProps {
  readonly slides: readonly HeroSlide[];
  readonly index: number;
  /** The section over which the mouse moves. */
  readonly section: RefObject<HTMLElement | null>;
}

/** The frame of the art: it reaches below the header, and fades where the title is above it. */
const Frame = styled.div`
  position: absolute;
  z-index: -1;
  inset: -5.25rem 0 -7rem auto;
  width: min(100%, 112rem);
  pointer-events: none;
  /* Below this width the title overlaps the art. */
  @media (max-width: 63.99rem) {
    mask-image: linear-gradient(to right, rgb(0 0 0 / 0.14) 40%, #000 90%);
  }
  ${phone} {
    inset: -1rem 0 -5rem;
    mask-image: linear-gradient(rgb(0 0 0 / 0.14) 45%, #000 62%, #000 88%, transparent);
  }
`;

const Drift = styled.div`
  position: absolute;
  inset: -3%;
  ${moving} {
    transform: translate(calc(var(--drift-x, 0) * 1%), calc(var(--drift-y, 0) * 1%));
    transition: transform 250ms ease-out;
  }
`;

const MAX_OFFSET = 50;
const MAX_SHIFT = 2;

/** Maps the pointer's offset from the centre, -50 to 50 percent, to a shift of -2 to 2. Clamps offsets beyond. */
export function parallax(offset: number): number {
  return (Math.min(MAX_OFFSET, Math.max(-MAX_OFFSET, offset)) / MAX_OFFSET) * MAX_SHIFT;
}

/** Moves the element of the returned ref with the mouse over the section. */
function useDrift(section: RefObject<HTMLElement | null>): RefObject<HTMLDivElement | null> {
  const drift = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = section.current;
    const onMove = ({ clientX, clientY, pointerType }: globalThis.PointerEvent) => {
      if (!element || !drift.current || pointerType !== 'mouse') return;
      const { left, top, width, height } = element.getBoundingClientRect();
      const shift = (at: number, size: number) => String(parallax((at / size - 0.5) * 100));
      drift.current.style.setProperty('--drift-x', shift(clientX - left, width));
      drift.current.style.setProperty('--drift-y', shift(clientY - top, height));
    };
    element?.addEventListener('pointermove', onMove);
    return () => element?.removeEventListener('pointermove', onMove);
  }, [section]);
  return drift;
}

/** The art of the slides. A picture is loaded when its slide is shown for the first time. */
export function HeroGallery({ slides, index, section }: HeroGalleryProps) {
  const drift = useDrift(section);
  const furthest = useRef(0);
  furthest.current = Math.max(furthest.current, index);
  return (
    <Frame aria-hidden="true">
      <Drift ref={drift}>
        {slides.slice(0, furthest.current + 1).map(({ id, art }, i) => (
          <HeroArt key={id} art={art} isShown={i === index} first={i === 0} />
        ))}
      </Drift>
    </Frame>
  );
}
