import styled from '@emotion/styled';
import { from } from '@studio/ui/tokens';
import { type CSSProperties, type RefObject, useEffect, useRef } from 'react';

/*
 * Lengths in px at a root size of 16px, from the middle of the chat window: the drawing's unit.
 */

/** Lines, and the two beside the window: those before it part to the left, those after it to the right. */
const COUNT = 27;
const LAST_LEFT = 13;
/** Distance of lines at rest, and of the first one from the middle. */
const [REST, FIRST] = [31.6, -432];
/** Distance of the nearest line from the middle beside the window, and of lines there: 24 beside a window that is 300 wide. */
const [NEAR, PARTED] = [174, 9.4];
/** Lines are parted up to here above and below the middle, and at rest from there on. */
const [HELD, FREE] = [224, 460];
/** Half of the drawing's height: more than any window shows. */
const HALF = 1100;
/** How far the lines sway while an answer is pending, and how long one sway takes, in ms. */
const [SWAY, PERIOD] = [11, 2400];
/** Time in ms in which the lines come to rest. */
const CALM = 250;
/** Distance of the points of a swaying line. */
const STEP = 20;

const restOf = (line: number) => FIRST + REST * line;
const partedOf = (line: number) =>
  line <= LAST_LEFT ? -NEAR - PARTED * (LAST_LEFT - line) : NEAR + PARTED * (line - LAST_LEFT - 1);

const fixed = (value: number) => value.toFixed(1);

/** Returns the path of a line at rest. Its bends are cubic curves that equal `smoothstep`. */
export function pathOf(line: number): string {
  const [rest, parted] = [fixed(restOf(line)), fixed(partedOf(line))];
  const third = (FREE - HELD) / 3;
  const [far, near] = [fixed(FREE - third), fixed(HELD + third)];
  return `M${rest} ${-HALF}V${-FREE}C${rest} -${far} ${parted} -${near} ${parted} ${-HELD}V${HELD}C${parted} ${near} ${rest} ${far} ${rest} ${FREE}V${HALF}`;
}

/** Returns how far a line is parted at a height: 1 beside the window, 0 far from it. */
function shareAt(y: number): number {
  const t = Math.min(1, Math.max(0, (Math.abs(y) - HELD) / (FREE - HELD)));
  return 1 - t * t * (3 - 2 * t);
}

/**
 * Returns the path of a line that sways away from the window.
 * @param turn Time in periods.
 * @param strength 1 while an answer is pending, down to 0 at rest.
 */
export function swayingPathOf(line: number, turn: number, strength: number): string {
  const [rest, parted] = [restOf(line), partedOf(line)];
  const away = (line <= LAST_LEFT ? -SWAY : SWAY) * strength * (1 - Math.abs(line - LAST_LEFT) / 16);
  let path = `M${fixed(rest)} ${-HALF}`;
  for (let y = -FREE; y <= FREE; y += STEP) {
    const sway = away * Math.abs(Math.sin(y / 54 + 0.35 * line + 2 * Math.PI * turn));
    path += `L${fixed(rest + (parted - rest + sway) * shareAt(y))} ${y}`;
  }
  return `${path}V${HALF}`;
}

/** Cropped by the page: the drawing is higher than it. */
const Frame = styled.div`
  display: none;
  pointer-events: none;
  ${from.desktop} {
    position: absolute;
    inset: 0;
    display: block;
    clip-path: inset(1.25rem 0 0);
  }
  @media print, (forced-colors: active) {
    display: none;
  }
`;

/** On narrower windows the outer lines would cross the questions. */
const Lines = styled.svg`
  position: absolute;
  top: calc(50% - ${HALF / 16}rem);
  right: calc(var(--middle) - 27.5rem);
  width: 55rem;
  height: ${HALF / 8}rem;
  stroke-width: 1.5;
  & > path {
    stroke: light-dark(hsl(var(--hue) 78% 52%), hsl(var(--hue) 88% 70%));
  }
  @media (max-width: 86.99rem) {
    & > :nth-of-type(-n + 4) {
      display: none;
    }
  }
`;

const lines = Array.from({ length: COUNT }, (_, line) => ({ line, hue: Math.round(200 + (170 * line) / (COUNT - 1)) }));

/** Renders lines from the top of the page to its bottom, which part around the chat window and sway while an answer is pending. */
export function BesideWindow({ isPending }: { readonly isPending: boolean }) {
  const box = useRef<SVGSVGElement>(null);
  useSway(box, isPending);
  return (
    <Frame aria-hidden="true">
      <Lines ref={box} viewBox={`-440 ${-HALF} 880 ${2 * HALF}`} fill="none">
        {lines.map(({ line, hue }) => (
          <path key={line} d={pathOf(line)} style={{ '--hue': hue } as CSSProperties} />
        ))}
      </Lines>
    </Frame>
  );
}

/** Moves the lines while an answer is pending, and until they are at rest; not at all if the visitor prefers less motion. */
function useSway(box: RefObject<SVGSVGElement | null>, isPending: boolean): void {
  const strength = useRef(0);
  useEffect(() => {
    if (!(isPending || strength.current > 0) || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let before: number | undefined;
    let request = requestAnimationFrame(function draw(time) {
      const change = (time - (before ?? time)) / CALM;
      before = time;
      strength.current = Math.min(1, Math.max(0, strength.current + (isPending ? change : -change)));
      for (const [line, path] of [...(box.current?.children ?? [])].entries()) {
        path.setAttribute('d', swayingPathOf(line, time / PERIOD, strength.current));
      }
      if (isPending || strength.current > 0) request = requestAnimationFrame(draw);
    });
    return () => cancelAnimationFrame(request);
  }, [box, isPending]);
}
