import styled from '@emotion/styled';
import { moving, phone } from '@studio/ui/media';
import { type RefObject, useEffect, useRef } from 'react';
import type { HeroSlide } from '../content/hero.ts';
import { HeroArt } from './hero-art.tsx';
import { parallax } from './parallax.ts';

interface HeroGalleryProps {
  readonly slides: readonly HeroSlide[];
  readonly index: number;
  /** What the pointer moves over. */
  readonly region: RefObject<HTMLElement | null>;
}

/** As wide as the page, at most; the art stands in its right half, fading below the header and behind the title. */
const Frame = styled.div`
  position: absolute;
  z-index: -1;
  inset: -5.25rem 0 -7rem auto;
  width: min(100%, 112rem);
  pointer-events: none;
  /* Here the title reaches over the art. */
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

/** Lets an element drift with the pointer over the region. */
function useDrift(region: RefObject<HTMLElement | null>): RefObject<HTMLDivElement | null> {
  const drift = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = region.current;
    const onMove = ({ clientX, clientY, pointerType }: globalThis.PointerEvent) => {
      if (!element || !drift.current || pointerType !== 'mouse') return;
      const { left, top, width, height } = element.getBoundingClientRect();
      const shift = (at: number, size: number) => String(parallax((at / size - 0.5) * 100));
      drift.current.style.setProperty('--drift-x', shift(clientX - left, width));
      drift.current.style.setProperty('--drift-y', shift(clientY - top, height));
    };
    element?.addEventListener('pointermove', onMove);
    return () => element?.removeEventListener('pointermove', onMove);
  }, [region]);
  return drift;
}

/** The slides' art. A picture is fetched when its slide comes. */
export function HeroGallery({ slides, index, region }: HeroGalleryProps) {
  const drift = useDrift(region);
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
