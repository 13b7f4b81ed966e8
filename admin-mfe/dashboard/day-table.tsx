import styled from '@emotion/styled';
import type { InboxSummary } from '@studio/client/inbox';
import { token } from '@studio/ui/tokens';
import { dashboard } from '../content/dashboard.ts';
import { shortDay } from '../content/dates.ts';

interface DayTableProps {
  readonly days: InboxSummary['days'];
}

const Details = styled.details`
  margin-top: 0.5rem;
  & > summary {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    color: ${token('ink-2')};
    font-size: 0.875rem;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
    &:hover {
      color: ${token('iris')};
    }
  }
  table {
    width: 100%;
    max-width: 20rem;
    border-collapse: collapse;
    font-size: 0.875rem;
  }
  th,
  td {
    padding: 0.375rem 0;
    border-bottom: 1px solid ${token('hairline')};
    font-weight: 400;
    text-align: start;
  }
  th:last-child,
  td:last-child {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`;

/** The numbers of the chart as a table, newest first. */
export function DayTable({ days }: DayTableProps) {
  return (
    <Details>
      <summary>{dashboard.asTable}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{dashboard.day}</th>
            <th scope="col">{dashboard.messages}</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, count }) => (
            <tr key={day}>
              <th scope="row">{shortDay(day)}</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Details>
  );
}
