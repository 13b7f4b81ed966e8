import styled from '@emotion/styled';
import { token } from '@studio/ui/tokens';

/** Most widths of the bars of a row, in rem, by column. */
const BARS = { select: 1, name: 7, email: 10, subject: 6, message: 14, date: 5 } as const;
const ROWS = [1, 2, 3, 4, 5, 6];

const Bar = styled.span`
  display: inline-block;
  width: 100%;
  height: 0.75rem;
  border-radius: ${token('radius-full')};
  background: ${token('hairline')};
`;

/** Stands in for rows that are on their way. */
export function SkeletonRows() {
  return ROWS.map((row) => (
    <tr key={row}>
      {Object.entries(BARS).map(([column, width]) => (
        <td key={column} className={column}>
          <Bar css={{ maxWidth: `${width}rem` }} />
        </td>
      ))}
    </tr>
  ));
}
