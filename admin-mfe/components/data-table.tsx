import styled from '@emotion/styled';
import { token } from '@studio/ui/tokens';
import type { ReactNode } from 'react';
import { quiet, textButton } from './styles.ts';

/** Rows have a hairline above, but not the head. The last column is at the end; names break where they must. */
const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  th,
  td {
    border-top: 1px solid ${token('hairline')};
    color: ${token('ink-2')};
    font-weight: 400;
    text-align: start;
    /* Columns are as wide as their longest word, so that no word breaks inside. */
    overflow-wrap: normal;
  }
  th[scope='row'] {
    color: ${token('ink')};
  }
  thead th {
    border-top: 0;
  }
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;
  & :is(th, td) {
    padding: 0.5rem 1rem 0.5rem 0;
    vertical-align: top;
  }
  & :is(th, td):last-child {
    padding-inline-end: 0;
    text-align: end;
  }
  th:first-of-type {
    overflow-wrap: anywhere;
  }
  [data-verdict='worse'] {
    color: ${token('error')};
    font-weight: 500;
  }
  [data-verdict='not worse'] {
    color: ${token('good')};
  }
`;

interface DataTableProps {
  readonly 'aria-label'?: string;
  readonly className?: string;
  readonly head?: readonly string[];
  /** The cells of each row, of which the first one names it, after a key. */
  readonly rows: readonly (readonly [key: string | number, name: ReactNode, ...cells: ReactNode[]])[];
}

export function DataTable({ head, rows, ...rest }: DataTableProps) {
  return (
    <Table {...rest}>
      {head && (
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(([key, name, ...cells]) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {cells.map((cell, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move
              <td key={i}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Summary = styled.summary`
  ${textButton}
  display: inline-flex;
  align-items: center;
  ${quiet}
`;

/** Renders the numbers of a chart as a table that is folded at first. */
export const ChartTable = ({ label, ...table }: DataTableProps & { readonly label: string }) => (
  <details>
    <Summary>{label}</Summary>
    <DataTable css={{ maxWidth: '28rem' }} {...table} />
  </details>
);
