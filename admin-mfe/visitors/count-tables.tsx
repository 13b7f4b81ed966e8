import styled from '@emotion/styled';
import type { VisitorList, VisitorReport } from '@studio/client/visitors';
import { Heading } from '@studio/ui';
import { phone, token } from '@studio/ui/tokens';
import { lineTable } from '../components/styles.ts';
import { nameIn, visitorsPage as texts, wholeNumber } from '../content/visitors.ts';

/** A table of numbers: the last column is at the end, and names break where they must. */
export const CountTable = styled.table`
  ${lineTable}
  margin-top: 0.75rem;
  font-size: 0.9375rem;
  & :is(th, td) {
    padding: 0.5rem 1rem 0.5rem 0;
    vertical-align: top;
  }
  & :is(th, td):last-child {
    padding-inline-end: 0;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  & :is(th:first-of-type, .name) {
    overflow-wrap: anywhere;
  }
`;

/** The share of a name, as a line below it. */
const Share = styled.span`
  display: block;
  height: 2px;
  margin-top: 0.25rem;
  background: ${token('iris')};
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: CanvasText;
  }
`;

interface ListTableProps {
  readonly list: VisitorList;
  readonly names: VisitorReport['lists'][VisitorList];
}

/** Renders the most frequent names of a list with their numbers. */
export function ListTable({ list, names }: ListTableProps) {
  const max = Math.max(...names.map(({ count }) => count));
  const { title, name: nameTitle, count: countTitle } = texts.lists[list];
  const id = `visitors-${list}`;
  return (
    <section aria-labelledby={id}>
      <Heading as="h2" size="question" id={id}>
        {title}
      </Heading>
      <CountTable>
        <thead>
          <tr>
            <th scope="col">{nameTitle}</th>
            <th scope="col">{countTitle}</th>
          </tr>
        </thead>
        <tbody>
          {names.map(({ name, count }) => (
            <tr key={name}>
              <th scope="row" className="name">
                <Name list={list} name={name} />
                <Share aria-hidden style={{ width: `${(count / max) * 100}%` }} />
              </th>
              <td>{wholeNumber(count)}</td>
            </tr>
          ))}
        </tbody>
      </CountTable>
    </section>
  );
}

function Name({ list, name }: { readonly list: VisitorList; readonly name: string }) {
  const { text, isCode } = nameIn(list, name);
  return <span {...(isCode && { translate: 'no', dir: 'auto' })}>{text}</span>;
}

/** On phones an entry is a line with its number, and one below it. */
const Entries = styled(CountTable)`
  ${phone} {
    thead {
      display: none;
    }
    tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      column-gap: 1rem;
      padding-block: 0.5rem;
      border-top: 1px solid ${token('hairline')};
    }
    & :is(th, td) {
      padding: 0.125rem 0;
      border: 0;
    }
    & td:last-child {
      grid-area: 1 / 2;
    }
    & td.name {
      grid-column: 1 / -1;
    }
  }
`;

/** Renders what visitors did by page and source. */
export function ConversionTable({ conversions }: Pick<VisitorReport, 'conversions'>) {
  return (
    <Entries>
      <thead>
        <tr>
          <th scope="col">{texts.what}</th>
          <th scope="col">{texts.page}</th>
          <th scope="col">{texts.source}</th>
          <th scope="col">{texts.count}</th>
        </tr>
      </thead>
      <tbody>
        {conversions.map(({ kind, page, source, count }) => (
          <tr key={`${kind} ${page} ${source}`}>
            <th scope="row">{texts.kinds[kind]}</th>
            <td className="name">
              <Name list="page" name={page} />
            </td>
            <td className="name">
              <Name list="source" name={source} />
            </td>
            <td>{wholeNumber(count)}</td>
          </tr>
        ))}
      </tbody>
    </Entries>
  );
}
