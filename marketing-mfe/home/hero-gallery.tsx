import styled from '@emotion/styled';
import type { Picture, ThemedPicture } from '@studio/pictures/picture';
import { moving, phone } from '@studio/ui/media';
import { type RefObject, useEffect, useRef } from 'react';
import type { HeroSlide } from '../content/hero.ts';

interface HeroArtProps {
  readonly art: ThemedPicture;
  readonly isShown: boolean;
  /** Loads the picture with high priority, for the first screen. */
  readonly first: boolean;
}

/** Width of the art in the layout, from which the browser chooses a file. */
const SIZES = '(min-width: 112rem) 112rem, (min-width: 48rem) 100vw, 150vw';

/** For a visitor who chose the theme that is not the system's. Only then is the other picture loaded. */
const swapped = `
  .system { display: none; }
  .other { display: block; }
`;

const Layer = styled.div`
  position: absolute;
  inset: 0;
  transition: opacity 600ms ease-out;
  &[data-shown='false'] {
    opacity: 0;
  }
  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 100% 50%;
  }
  ${phone} {
    img {
      object-position: 82% 50%;
    }
  }
  .other {
    display: none;
  }
  @media (prefers-color-scheme: light) {
    html[data-theme='dark'] & {
      ${swapped}
    }
  }
  @media (prefers-color-scheme: dark) {
    html[data-theme='light'] & {
      ${swapped}
    }
  }
`;

const candidates = (sources: Picture['avif']) => sources.map(({ src, width }) => `${src} ${width}w`).join(', ');

interface FilesProps {
  readonly light: Picture;
  readonly dark: Picture;
  readonly className: 'system' | 'other';
  readonly first: boolean;
}

/** A picture that is `light` or `dark` as the system's theme is. */
function Files({ light, dark, className, first }: FilesProps) {
  const media = '(prefers-color-scheme: dark)';
  return (
    <picture>
      <source type="image/avif" media={media} srcSet={candidates(dark.avif)} sizes={SIZES} />
      <source type="image/webp" media={media} srcSet={candidates(dark.webp)} sizes={SIZES} />
      <source type="image/avif" srcSet={candidates(light.avif)} sizes={SIZES} />
      <img
        className={className}
        {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const, decoding: 'async' as const })}
        src={light.webp.at(-1)?.src}
        alt=""
        width={light.width}
        height={light.height}
      />
    </picture>
  );
}

/** The art of a slide, in the theme's colours even before scripts run. */
function HeroArt({ art: { light, dark }, isShown, first }: HeroArtProps) {
  return (
    <Layer data-shown={isShown}>
      <Files className="system" light={light} dark={dark} first={first} />
      <Files className="other" light={dark} dark={light} first={false} />
    </Layer>
  );
}

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
        {slides.slice(0, furthest.current + 1).map(({ title, art }, i) => (
          <HeroArt key={title} art={art} isShown={i === index} first={i === 0} />
        ))}
      </Drift>
    </Frame>
  );
}
