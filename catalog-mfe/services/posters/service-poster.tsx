import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { from, phone } from '@studio/ui/media';
import { useEffect, useRef } from 'react';
import type { ServiceSlug } from '../../content/service-offers.ts';
import { Drawn } from './drawn.tsx';
import { FRAME, lefts, PHONE_FRAME } from './frames.ts';
import { stills } from './stills.ts';

/** Length in px of a unit of the frame. On tablets less of the frame is visible, so that the lines are clear of the title. */
const tabletUnit = '(0.3px + 0.0392vw)';
const desktopUnit = 'min(100vw / 1440, 1.4px)';

/** Space left of the frame on tablets. */
const TABLET_LEFT = '1rem';

/** Height of the first screen with a poster: that of the frame. */
export const posterHeight = css`
  ${from.tablet} {
    min-height: max(${FRAME.height} * ${tabletUnit}, 40rem);
  }
  ${from.desktop} {
    min-height: max(${FRAME.height} * ${desktopUnit}, 40rem);
  }
`;

/** On phones below the text, in the width of the window; else behind the text, cropped by the right edge. */
const Box = styled.div`
  position: relative;
  aspect-ratio: ${PHONE_FRAME.width} / ${PHONE_FRAME.height};
  & > * {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  ${from.tablet} {
    position: absolute;
    z-index: -1;
    bottom: 0;
  }
  @media print, (prefers-reduced-motion: reduce) {
    & > canvas {
      display: none;
    }
  }
  @media screen and (prefers-reduced-motion: no-preference) {
    & > canvas[data-live] + div {
      visibility: hidden;
    }
  }
`;

const inFrame = (slug: ServiceSlug) => {
  const { x } = lefts[slug];
  const width = FRAME.width - x;
  return css`
    ${from.tablet} {
      left: calc(${TABLET_LEFT} + ${x} * ${tabletUnit});
      width: calc(${width} * ${tabletUnit});
      aspect-ratio: ${width} / ${FRAME.height};
    }
    ${from.desktop} {
      right: 0;
      left: auto;
      width: calc(${width} * ${desktopUnit});
    }
  `;
};

/** The still is closed only where a script will open it. */
const masks = (slug: ServiceSlug) => {
  const { closed, open, phoneRest, phoneOpen } = stills[slug];
  return css`
    mask-image: url('${open}');
    ${phone} {
      mask-image: url('${phoneOpen}');
    }
    @media screen and (scripting: enabled) and (prefers-reduced-motion: no-preference) {
      mask-image: url('${closed}');
      ${phone} {
        mask-image: url('${phoneRest}');
      }
    }
  `;
};

/**
 * The poster of a service: 27 lines that open by themselves and by scrolling. A still stands there until their code has arrived,
 * and stays for visitors who prefer no motion. Decorative.
 */
export function ServicePoster({ slug }: { readonly slug: ServiceSlug }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const mounted = new AbortController();
    import(/* webpackChunkName: "poster" */ './run-poster.ts').then(
      ({ runPoster }) => {
        if (!canvas.current || mounted.signal.aborted) return;
        mounted.signal.addEventListener('abort', runPoster(canvas.current, slug));
      },
      (error: unknown) => console.warn('The poster stays a still: its code could not be loaded', error),
    );
    return () => mounted.abort();
  }, [slug]);
  const { x, begin } = lefts[slug];
  return (
    <Box aria-hidden="true" css={inFrame(slug)}>
      <canvas ref={canvas} width={0} height={0} />
      <Drawn begin={(begin - x) / (FRAME.width - x)} css={masks(slug)} />
    </Box>
  );
}
