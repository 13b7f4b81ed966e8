import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { importLazily, onActivity } from '@platform/browser/activity';
import { ownFile } from '@platform/browser/own-file';
import type { ServiceSlug } from '@studio/content/choices';
import { Hues } from '@studio/ui';
import { from, phone } from '@studio/ui/tokens';
import { useEffect, useId, useRef } from 'react';
import { servicePosters } from '../../content/service-drawings.ts';
import { Drawn, stills } from './drawn.tsx';
import { FRAME, lefts, PHONE_FRAME, type PosterName } from './frames.ts';

/** Length in px of a unit of the frame: .6 at a width of 768, 1 at 1440, at most 1.5, as all lengths of the widest windows. */
const UNIT = 'min(max(0.143px + 0.0595vw, 100vw / 1440), 1.5px)';

/**
 * Left edge of the frame. Below 1440px the right edge of the window crops it, so that the lines do not touch the title; a frame that is
 * narrower than the window is aligned to the right.
 */
const tabletLeft = '(12.5vw - 80px)';
const desktopLeft = `max(0px, 166px - 11.54vw, 100vw - ${FRAME.width} * ${UNIT})`;

/** Minimum height of the first screen: the frame of the poster, or the text. */
export const posterHeight = css`
  ${from.tablet} {
    min-height: max(${FRAME.height} * ${UNIT}, 45rem);
  }
`;

/** On phones below the text, as wide as the window; else behind the text, cropped by the right edge. */
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
    & > canvas[data-live] ~ * {
      visibility: hidden;
    }
  }
`;

const inFrame = (name: PosterName) => {
  const { x } = lefts[name];
  const width = FRAME.width - x;
  return css`
    ${from.tablet} {
      left: calc(${tabletLeft} + ${x} * ${UNIT});
      width: calc(${width} * ${UNIT});
      aspect-ratio: ${width} / ${FRAME.height};
    }
    ${from.desktop} {
      left: calc(${desktopLeft} + ${x} * ${UNIT});
    }
  `;
};

/** `phone` as a query for `matchMedia`. */
const phoneQuery = phone.replace('@media ', '');

/** Masks of the still from tablets on: closed only if a script will open it. Phones have `PhoneStill`. */
const masks = (slug: ServiceSlug) => css`
  mask-image: url('${stills[`${slug}-open`]}');
  @media screen and (scripting: enabled) and (prefers-reduced-motion: no-preference) {
    mask-image: url('${stills[`${slug}-closed`]}');
  }
  ${phone} {
    display: none;
  }
`;

const PhoneBox = styled.svg`
  ${from.tablet} {
    display: none;
  }
`;

/**
 * The still of phones. The browser would count a CSS mask as an image, the largest of the first screen, and the largest paint would wait
 * for its file. Lines of an SVG `use` do not count.
 */
function PhoneStill({ file }: { readonly file: string }) {
  const id = useId();
  const size = PHONE_FRAME;
  return (
    <PhoneBox viewBox={`0 0 ${size.width} ${size.height}`} preserveAspectRatio="xMaxYMax slice">
      <Hues id={`${id}hues`} width={size.width} />
      <mask id={`${id}lines`} maskUnits="userSpaceOnUse" {...size} css={{ maskType: 'alpha' }}>
        <use href={`${ownFile(file)}#lines`} {...size} />
      </mask>
      <rect {...size} fill={`url(#${id}hues)`} mask={`url(#${id}lines)`} />
    </PhoneBox>
  );
}

/**
 * The poster of a service: 27 lines that open once, and further by scrolling. A still is shown until the drawing code is loaded, and
 * to visitors who prefer no motion. On phones, where the lines only follow scrolling, the code is loaded on the first activity of the
 * visitor. Decorative.
 */
export function ServicePoster({ slug }: { readonly slug: ServiceSlug }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const mounted = new AbortController();
    const start = () => {
      stopWaiting();
      if (mounted.signal.aborted) return;
      void importLazily(() => import(/* webpackChunkName: "poster" */ './run-poster.ts')).then(({ runPoster }) => {
        if (!canvas.current || mounted.signal.aborted) return;
        mounted.signal.addEventListener('abort', runPoster(canvas.current, slug));
      });
    };
    const isStill = matchMedia(phoneQuery).matches && scrollY === 0;
    const stopWaiting = isStill ? onActivity(start) : () => undefined;
    // After the next paint, so that the poster does not delay the page.
    if (!isStill) requestAnimationFrame(() => setTimeout(start));
    return () => {
      stopWaiting();
      mounted.abort();
    };
  }, [slug]);
  const name = servicePosters[slug];
  const { x, begin } = lefts[name];
  return (
    <Box aria-hidden="true" css={inFrame(name)}>
      <canvas ref={canvas} width={0} height={0} />
      <Drawn begin={(begin - x) / (FRAME.width - x)} css={masks(slug)} />
      <PhoneStill file={stills[`${slug}-phone`]} />
    </Box>
  );
}
