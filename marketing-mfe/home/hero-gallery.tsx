import styled from '@emotion/styled';
import { importLazily } from '@platform/browser/activity';
import { ownFile } from '@platform/browser/own-file';
import { heroArt, heroSketch } from '@studio/pictures/hero';
import { belowDesktop, moving, phone } from '@studio/ui/tokens';
import { type RefObject, useEffect, useRef, useState } from 'react';

interface HeroGalleryProps {
  readonly index: number;
  /** The section over which the mouse moves. */
  readonly section: RefObject<HTMLElement | null>;
}

/**
 * The area of the drawing: the hero, the header, and the top of the section below. Its mask shows a tenth of the lines behind the
 * title, a third behind the sentence, and none under the header, and ends without an edge.
 */
const Frame = styled.div`
  position: absolute;
  z-index: -1;
  inset: -5.25rem 0 -7rem;
  overflow: clip;
  pointer-events: none;
  /* The left edge of the text. */
  --text: max(3rem, 50vw - 40rem);
  mask-image:
    linear-gradient(transparent 2.25rem, #000 12rem, #000 calc(100% - 12rem), rgb(0 0 0 / 0.4) calc(100% - 6rem), transparent),
    linear-gradient(
      to right,
      rgb(0 0 0 / 0.1) calc(var(--text) + 22rem),
      rgb(0 0 0 / 0.3) calc(var(--text) + 35rem),
      #000 calc(var(--text) + 52rem)
    );
  mask-composite: intersect;
  ${belowDesktop} {
    mask-image:
      linear-gradient(transparent 4.5rem, #000 9rem, #000 calc(100% - 12rem), transparent),
      linear-gradient(to right, rgb(0 0 0 / 0.13) 60%, #000 98%), linear-gradient(transparent 30rem, #000 42rem);
    mask-composite: intersect, add;
  }
  ${phone} {
    inset: -5rem 0;
    mask-image: linear-gradient(
      to top,
      transparent,
      rgb(0 0 0 / 0.4) 5rem,
      #000 9rem,
      #000 20.5rem,
      rgb(0 0 0 / 0.2) 28rem,
      rgb(0 0 0 / 0.07) calc(100% - 8rem),
      transparent calc(100% - 4.5rem)
    );
  }
`;

/** The box of the drawing: 95rem wide where the page is 90rem wide. Its right 5rem are beyond the page's edge. */
const Box = styled.div`
  position: absolute;
  aspect-ratio: 1520 / 960;
  width: clamp(84.5rem, 105.556vw, 105.5rem);
  inset: 0 clamp(-7rem, -5.556vw, -4.5rem) auto auto;
  ${belowDesktop} {
    width: 117rem;
    inset: 6rem auto auto calc(68.4vw - 92.5rem);
  }
  ${phone} {
    width: 81.7rem;
    inset: auto auto -7.1rem calc(61.5vw - 64.7rem);
  }
`;

/** Media query for visitors who get a finished picture instead of the drawing. */
const WITHOUT_DRAWING = '@media (prefers-reduced-motion: reduce), (scripting: none)';

/** The picture before the drawing, or the finished one. Browsers do not count its lines as the largest paint. */
const Sketch = styled.div`
  position: absolute;
  inset: 0;
  --ink: 80% 54%;
  svg {
    display: block;
    fill: none;
    stroke-opacity: 0.34;
    stroke-width: 0.5;
  }
  ${WITHOUT_DRAWING} {
    opacity: 1 !important;
    background-size: 100% 100%;
    svg {
      display: none;
    }
  }
`;

const Drift = styled.div`
  position: absolute;
  inset: 0;
  ${moving} {
    transform: translate(calc(var(--drift-x, 0) * 1%), calc(var(--drift-y, 0) * 1%));
    transition: transform 250ms ease-out;
  }
`;

const MAX_OFFSET = 50;
const MAX_SHIFT = 2;

/** Returns the shift, from -2 to 2, for the pointer's offset from the centre in percent, clamped to -50 to 50. */
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

/** Loads the drawing code after the first paint, once the visitor allows motion. Returns its component when it is loaded. */
function useDrawing() {
  const [Drawing, setDrawing] = useState<typeof import('./hero-drawing.tsx').HeroDrawing>();
  useEffect(() => {
    const allowed = matchMedia('(prefers-reduced-motion: no-preference)');
    let isMounted = true;
    const load = () => {
      if (!allowed.matches) return;
      void importLazily(() => import(/* webpackChunkName: "hero-drawing" */ './hero-drawing.tsx')).then(
        ({ HeroDrawing }) => isMounted && setDrawing(() => HeroDrawing),
      );
    };
    load();
    allowed.addEventListener('change', load);
    return () => {
      isMounted = false;
      allowed.removeEventListener('change', load);
    };
  }, []);
  return Drawing;
}

/**
 * The art of the slides: from the first paint on a light sketch of the first slide, then a drawing of each slide while it is shown.
 * Without motion or scripts it is a finished picture of the slide.
 */
export function HeroGallery({ index: slide, section }: HeroGalleryProps) {
  const index = slide % heroArt.length;
  const drift = useDrift(section);
  const sketch = useRef<HTMLDivElement>(null);
  const Drawing = useDrawing();
  return (
    <Frame aria-hidden="true">
      <Drift ref={drift}>
        <Box>
          <Sketch ref={sketch} css={{ [WITHOUT_DRAWING]: { backgroundImage: `url('${heroArt[index]}')` } }}>
            <svg viewBox="0 0 760 480" aria-hidden="true">
              <use href={ownFile(heroSketch)} />
            </svg>
          </Sketch>
        </Box>
        {Drawing && <Drawing index={index} section={section} sketch={sketch} />}
      </Drift>
    </Frame>
  );
}
