import styled from '@emotion/styled';
import type { VisitorList, VisitorReport } from '@studio/client/visitors';
import { phone, token } from '@studio/ui/tokens';
import { DataTable } from '../components/data-table.tsx';
import { Section } from '../components/section.tsx';
import { nameIn, visitorsPage, wholeNumber } from '../content/visitors.ts';

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
  const texts = visitorsPage.lists[list];
  const rows = names.map(({ name, count }) => {
    const cell = (
      <>
        <Name list={list} name={name} />
        <Share aria-hidden style={{ width: `${(count / max) * 100}%` }} />
      </>
    );
    return [name, cell, wholeNumber(count)] as const;
  });
  return (
    <Section title={texts.title}>
      <DataTable head={[texts.name, texts.count]} rows={rows} />
    </Section>
  );
}

function Name({ list, name }: { readonly list: VisitorList; readonly name: string }) {
  const { text, isCode } = nameIn(list, name);
  return <span {...(isCode && { translate: 'no', dir: 'auto' })}>{text}</span>;
}

/** On phones an entry is a line with its number, and one below it. */
const Entries = styled(DataTable)`
  tbody th:first-of-type {
    overflow-wrap: normal;
  }
  td:not(:last-child) {
    overflow-wrap: anywhere;
  }
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
    & td:not(:last-child) {
      grid-column: 1 / -1;
    }
  }
`;

/** Renders what visitors did by page and source. */
export function ConversionTable({ conversions }: Pick<VisitorReport, 'conversions'>) {
  const { what, page: pageTitle, source: sourceTitle, count: countTitle, kinds } = visitorsPage;
  const rows = conversions.map(
    ({ kind, page, source, count }) =>
      [
        `${kind} ${page} ${source}`,
        kinds[kind],
        <Name key="page" list="page" name={page} />,
        <Name key="source" list="source" name={source} />,
        wholeNumber(count),
      ] as const,
  );
  return <Entries head={[what, pageTitle, sourceTitle, countTitle]} rows={rows} />;
}
