import styled from '@emotion/styled';
import type { Judgement } from '@studio/client/releases';
import { from } from '@studio/ui/media';
import { token } from '@studio/ui/tokens';
import { lineTable } from '../components/styles.ts';
import { releasesPage } from '../content/releases.ts';

const Table = styled.table`
  ${lineTable}
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;
  overflow-wrap: normal;
  & :is(th, td) {
    padding: 0.5rem clamp(0.5rem, 1vw, 0.75rem) 0.5rem 0;
  }
  & :is(th, td):last-child {
    padding-inline-end: 0;
  }
  ${from.tablet} {
    & :is(th, td):last-child {
      padding-inline-start: 0.75rem;
    }
  }
  /* The shares of two versions, one below the other. */
  thead th:is(:nth-of-type(2), :nth-of-type(3)),
  td:nth-of-type(-n + 2) {
    text-align: end;
  }
  [data-verdict='worse'] {
    color: ${token('error')};
    font-weight: 500;
  }
  [data-verdict='not worse'] {
    color: ${token('good')};
  }
`;

interface FindingsProps {
  readonly judgement: Judgement;
  /** Number of the version that is judged. */
  readonly number: number;
}

/** What the judge finds of a release, measure by measure, beside the version it is compared with. */
export function Findings({ judgement: { others, findings }, number }: FindingsProps) {
  return (
    <Table aria-label={releasesPage.judged}>
      <thead>
        <tr>
          <th scope="col">{releasesPage.measure}</th>
          <th scope="col">{number}</th>
          <th scope="col">{others}</th>
          <th scope="col">{releasesPage.verdict}</th>
        </tr>
      </thead>
      <tbody>
        {findings.map((one) => (
          <tr key={one.measure}>
            <th scope="row">{releasesPage.measures[one.measure]}</th>
            <td>{releasesPage.share(one.release)}</td>
            <td>{releasesPage.share(one.others)}</td>
            <td data-verdict={one.verdict}>{releasesPage.verdicts[one.verdict]}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
