import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { onActivity } from '@platform/browser/on-activity';
import { ownFile } from '@platform/browser/own-file';
import { Hues } from '@studio/ui/hues';
import { from, phone } from '@studio/ui/media';
import { token } from '@studio/ui/tokens';
import { useEffect, useId, useRef } from 'react';
import { servicePosters } from '../../content/service-drawings.ts';
import type { ServiceSlug } from '../../content/service-offers.ts';
import { Drawn } from './drawn.tsx';
import { FRAME, lefts, PHONE_FRAME, type PosterName } from './frames.ts';
import { stills } from './stills.ts';

/** Length in px of a unit of the frame: .6 at a width of 768, 1 at 1440, at most 1.4. */
const UNIT = 'min(max(0.143px + 0.0595vw, 100vw / 1440), 1.4px)';

/**
 * Left edge of the frame. Below 1440px the right edge crops it, so that the lines are clear of the title, which is wider there by
 * comparison; where the frame is narrower than the window it stands at the right.
 */
const tabletLeft = '(12.5vw - 80px)';
const desktopLeft = `max(0px, 166px - 11.54vw, 100vw - ${FRAME.width} * ${UNIT})`;

/** Height of the first screen with a poster: that of the frame, and enough for a text above its foot. */
export const posterHeight = css`
  ${from.tablet} {
    min-height: max(${FRAME.height} * ${UNIT}, 45rem);
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
    & > canvas[data-live] ~ * {
      visibility: hidden;
    }
  }
`;

/** The rings stand on a line at the foot of their frame. */
const ground = css`
  box-shadow: inset 0 -1px ${token('hairline')};
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

/** What `phone` is for a script. */
const phoneQuery = phone.replace('@media ', '');

/** Where a script will open the poster. */
const MOVES = '@media screen and (scripting: enabled) and (prefers-reduced-motion: no-preference)';

/** The still is closed only where a script will open it. There, phones have a still of their own. */
const masks = (slug: ServiceSlug) => {
  const { closed, open, phoneOpen } = stills[slug];
  return css`
    mask-image: url('${open}');
    ${phone} {
      mask-image: url('${phoneOpen}');
    }
    ${MOVES} {
      mask-image: url('${closed}');
      ${phone} {
        display: none;
      }
    }
  `;
};

const PhoneBox = styled.svg`
  display: none;
  ${phone} {
    ${MOVES} {
      display: block;
    }
  }
`;

/**
 * The still of phones. As a mask it would be an image to the browser, the largest of the first screen: then the largest paint would
 * wait for its file. Lines that are used from a file are none.
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

/** Calls back when the next frame is painted: the page comes first, and its poster takes a frame of its own. Returns a function that cancels it. */
function afterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * The poster of a service: 27 lines that open by themselves and by scrolling. A still stands there until their code has arrived,
 * and stays for visitors who prefer no motion. On phones, where the lines only follow scrolling, it stays until a visitor does
 * anything. Decorative.
 */
export function ServicePoster({ slug }: { readonly slug: ServiceSlug }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const mounted = new AbortController();
    const start = () => {
      stopWaiting();
      import(/* webpackChunkName: "poster" */ './run-poster.ts').then(
        ({ runPoster }) => {
          if (!canvas.current || mounted.signal.aborted) return;
          mounted.signal.addEventListener('abort', runPoster(canvas.current, slug));
        },
        (error: unknown) => console.warn('The poster stays a still: its code could not be loaded', error),
      );
    };
    const isStill = matchMedia(phoneQuery).matches && scrollY === 0;
    const stopWaiting = isStill ? onActivity(start) : afterPaint(start);
    return () => {
      stopWaiting();
      mounted.abort();
    };
  }, [slug]);
  const name = servicePosters[slug];
  const { x, begin } = lefts[name];
  return (
    <Box aria-hidden="true" css={[inFrame(name), name === 'pulse' && ground]}>
      <canvas ref={canvas} width={0} height={0} />
      <Drawn begin={(begin - x) / (FRAME.width - x)} css={masks(slug)} />
      <PhoneStill file={stills[slug].phoneRest} />
    </Box>
  );
}
