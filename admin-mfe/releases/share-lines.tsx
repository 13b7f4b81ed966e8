import styled from '@emotion/styled';
import { token } from '@studio/ui/tokens';

/** Each line is as many percent of the visitors. */
const PERCENT_OF_LINE = 5;
const DISTANCE = 5;

/** Height of a line; the canary's are 3 taller. */
const HEIGHT = 14;

const Drawing = styled.svg`
  display: block;
  margin-bottom: 0.25rem;
  stroke-width: 1.5;
  .rest {
    stroke: ${token('ink-3')};
  }
  .canary {
    stroke: ${token('iris')};
  }
`;

/** Twenty lines for all visitors; those of the canary are at the end. Decorative: words beneath say the same. */
export function ShareLines({ canary }: { readonly canary: number }) {
  const count = 100 / PERCENT_OF_LINE;
  const rest = count - Math.ceil(canary / PERCENT_OF_LINE);
  const lines = (from: number, to: number, top: number) =>
    Array.from({ length: to - from }, (_, i) => `M${(from + i) * DISTANCE + 1} ${top}V${HEIGHT + 3}`).join('');
  return (
    <Drawing width={count * DISTANCE} height={HEIGHT + 3} aria-hidden="true">
      <path className="rest" d={lines(0, rest, 3)} />
      <path className="canary" d={lines(rest, count, 0)} />
    </Drawing>
  );
}
