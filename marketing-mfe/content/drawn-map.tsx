import styled from '@emotion/styled';
import type { Words } from '@studio/client/text';
import { token } from '@studio/ui/tokens';
import type { mapLabels } from './en/contact.ts';

/**
 * Size of the drawing in px. It is wider than the column of the page, so that its middle fills every width at one scale: beside the
 * form the middle 405 px are visible, and their left edge is the origin of the paths.
 */
const SIZE = { left: -203, width: 812, height: 256 } as const;

/** Streets with two lanes: Satmasjid Road, Mirpur Road. */
const MAIN_STREETS = 'M26-8L24 140C22 180 18 216 13 264M321-8C319 40 319 66 324 104L343 264';

const STREETS = [
  // West of the lake, from north to south.
  'M-210 40C-120 24-40 30 40 29C90 30 120 40 176 35',
  'M-210 100C-120 90-40 90 20 92C80 94 120 96 170 91',
  'M-210 150L20 151L130 158',
  'M-210 222L14 212',
  // East of the lake, from north to south. The fourth one is Road 5.
  'M196 22C260 12 330 10 420 4L620-4',
  'M216 67C280 58 350 58 420 50L620 44',
  'M184 119C250 112 330 106 420 98L620 94',
  'M178 161L310 156L420 149L620 144',
  'M152 264L206 207L330 204L420 196L620 190',
  // Crossing streets, from west to east.
  'M-150-8L-158 264M-92-8L-100 100L-96 264M-38 92L-36 264M58 155L61 264',
  'M262 8C262 50 264 80 270 108M284 108L284 264M235 205L230 264',
  'M365-8C367 90 373 180 384 264M436-8L450 264M506-8L514 148M560-8L572 264',
].join('');

/** The southern end of Dhanmondi Lake. */
const LAKE =
  'M150-8C152 34 186 42 185 66C184 92 120 108 120 156C120 200 178 198 178 156C178 136 174 130 186 116C200 100 218 88 216 66C214 42 190 38 190-8Z';

/** The nested outlines of the lake: the first one is its shore. Hues in degrees, distances in px. */
const SHORES = Array.from({ length: 8 }, (_, i) => ({ inset: 4 * i, hue: Math.round(200 + (52 * i) / 7) }));
const SHORE_WIDTH = 1.25;

/** Hues of the five lines of the route, the outermost one first. */
const ROUTE_HUES = [285, 302, 318, 338, 358];
const ROUTE_GAP = 3.2;

/** Returns a line of the route along Mirpur Road and Road 5 to the tip of the pin, `side` px from its middle. */
function routePath(side: number): string {
  const [inner, outer] = [16 + side, 156 + side];
  return `M${321 + side}-8C${319 + side} 50 ${319 + side} 90 ${328 + side} 140A${inner} ${inner} 0 0 1 312 ${outer}C292 ${outer} 272 ${outer - side / 3} 254 158`;
}

const PIN = 'M252 158C246 146 235 140 235 129A17 17 0 0 1 269 129C269 140 258 146 252 158Z';

const lineColour = (hue: number) => `light-dark(hsl(${hue} 72% 46%), hsl(${hue} 82% 67%))`;

const Drawing = styled.svg`
  --land: ${token('wash')};
  --street: ${token('raised')};
  --rule: light-dark(
    color-mix(in oklab, ${token('ink')} 24%, ${token('wash')}),
    color-mix(in oklab, ${token('ink')} 36%, ${token('wash')})
  );
  position: absolute;
  top: 0;
  left: 50%;
  transform: translateX(-50%);
  width: ${SIZE.width / 16}rem;
  height: ${SIZE.height / 16}rem;
  background: var(--land);
  fill: none;
  stroke-linejoin: round;
  & > .rule {
    stroke: var(--rule);
  }
  & > .street {
    stroke: var(--street);
  }
  & > .lake {
    fill: ${token('ground')};
  }
  & .water {
    stroke: ${token('ground')};
  }
  & > .pin {
    fill: ${token('iris')};
    stroke: var(--land);
    stroke-width: 5;
    paint-order: stroke;
  }
  & > .dot {
    fill: ${token('on-iris')};
  }
  & > text {
    fill: ${token('ink-2')};
    stroke: var(--land);
    stroke-width: 5;
    paint-order: stroke;
    font: 500 13px/1.25 ${token('font-text')};
  }
  /* A narrow map ends east of Satmasjid Road. */
  @container (max-width: 23.5rem) {
    & > .west {
      display: none;
    }
  }
  & > .lake-name {
    fill: light-dark(hsl(222 70% 40%), hsl(222 80% 76%));
  }
`;

const route = ROUTE_HUES.map((hue, i) => ({ hue, d: routePath((2 - i) * ROUTE_GAP) }));

/** A map of the streets around the agency, in the colours of the theme. */
export function DrawnMap({ title, labels }: { readonly title: string; readonly labels: Words<typeof mapLabels> }) {
  const { west, east, street, lake } = labels;
  return (
    <Drawing viewBox={`${SIZE.left} 0 ${SIZE.width} ${SIZE.height}`} role="img" aria-label={title}>
      {/* Edges first, then surfaces, so that crossings are open. */}
      <path className="rule" d={STREETS} strokeWidth={9} />
      <path className="rule" d={MAIN_STREETS} strokeWidth={24} />
      <path className="street" d={STREETS} strokeWidth={7} />
      <path className="street" d={MAIN_STREETS} strokeWidth={22} />
      <path className="rule" d={MAIN_STREETS} strokeWidth={10} />
      <path className="street" d={MAIN_STREETS} strokeWidth={8} />
      <clipPath id="map-lake">
        <path d={LAKE} />
      </clipPath>
      <path className="lake" d={LAKE} />
      {/* A stroke and a narrower one on top leave an outline: the inner outlines, the innermost first. */}
      <g clipPath="url(#map-lake)">
        {SHORES.toReversed().map(({ inset, hue }) => (
          <g key={inset}>
            <path d={LAKE} stroke={lineColour(hue)} strokeWidth={2 * inset + SHORE_WIDTH} />
            {inset > 0 && <path className="water" d={LAKE} strokeWidth={2 * inset - SHORE_WIDTH} />}
          </g>
        ))}
      </g>
      {route.map(({ hue, d }) => (
        <path key={hue} d={d} stroke={lineColour(hue)} strokeWidth={1.5} />
      ))}
      <path className="pin" d={PIN} />
      <circle className="dot" cx={252} cy={129} r={5.5} />
      <text className="west" x={51} y={66}>
        {west}
      </text>
      <text className="lake-name">
        {lake.map((word, i) => (
          <tspan key={word} x={51} y={113 + 16 * i}>
            {word}
          </tspan>
        ))}
      </text>
      <text x={262} y={184}>
        {street}
      </text>
      <text x={284} y={232}>
        {east}
      </text>
    </Drawing>
  );
}
