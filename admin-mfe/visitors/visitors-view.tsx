import { css } from '@emotion/react';
import {
  VISITOR_LISTS,
  VISITOR_RANGES,
  type VisitorReport,
  visitorRange,
  visitorReport,
} from '@studio/client/visitors';
import { ButtonLink, EmptyState, Text } from '@studio/ui';
import { from, token } from '@studio/ui/tokens';
import { keepPreviousData } from '@tanstack/react-query';
import type { VisitorsApi } from 'api/types';
import { hc } from 'hono/client';
import { useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { Select } from '../components/controls.tsx';
import { Download } from '../components/icons.tsx';
import { Loaded, Page } from '../components/page.tsx';
import { Section } from '../components/section.tsx';
import { PAGE_WIDTH, quiet, row, smallButton } from '../components/styles.ts';
import { visitorsPage as texts, wholeNumber } from '../content/visitors.ts';
import { useApi } from '../request/api.ts';
import { apiOptions } from '../request/request.ts';
import { ConversionTable, ListTable } from './count-tables.tsx';
import { VisitorChart } from './visitor-chart.tsx';

const { visitors } = hc<VisitorsApi>('/api', apiOptions).v1;

const totals = css`
  display: flex;
  flex-wrap: wrap;
  gap: 1.25rem 4rem;
  dt {
    color: ${token('ink-2')};
    font-size: 0.9375rem;
  }
  .number {
    font: 600 2rem/1.2 ${token('font-display')};
    font-variant-numeric: tabular-nums;
  }
  dd p {
    max-width: 16rem;
    ${quiet}
  }
`;

const lists = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2.5rem 4rem;
  h2 {
    margin-bottom: 0.75rem;
  }
  ${from.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** How many visitors the site had, where they came from, and what they did. The range is in the address. */
export default function VisitorsView() {
  const [search, setSearch] = useSearchParams();
  const range = v.parse(v.fallback(visitorRange, '30'), search.get('days'));
  const query = useApi(['visitors', range], visitorReport, (init) => visitors.$get({ query: { days: range } }, init), {
    placeholderData: keepPreviousData,
  });
  return (
    <Page title={texts.title} css={{ maxWidth: PAGE_WIDTH }}>
      <Text>{texts.lead}</Text>
      <div css={row}>
        <Select
          aria-label={texts.range}
          value={range}
          options={VISITOR_RANGES.map((option) => [option, texts.ranges[option]])}
          onChange={(days) => setSearch({ days }, { replace: true })}
        />
        <ButtonLink
          to={`/api/v1/visitors.csv?days=${range}`}
          reloadDocument
          download
          variant="outline"
          css={smallButton}
        >
          <Download size={18} /> {texts.csv}
        </ButtonLink>
      </div>
      <Loaded query={query} failed={texts.notLoaded}>
        {(report) => <Report report={report} isByMonth={range === '365'} />}
      </Loaded>
    </Page>
  );
}

function Report({ report, isByMonth }: { readonly report: VisitorReport; readonly isByMonth: boolean }) {
  const sum = (key: 'views' | 'visitors') => report.days.reduce((total, day) => total + day[key], 0);
  const conversions = report.conversions.reduce((total, { count }) => total + count, 0);
  const views = sum('views');
  if (views + conversions === 0) {
    return (
      <div data-empty>
        <EmptyState text={texts.empty} />
      </div>
    );
  }
  const figures = [
    [texts.visitors, sum('visitors'), texts.visitorsHint],
    [texts.views, views],
    [texts.conversions, conversions, texts.conversionsHint],
  ] as const;
  return (
    <>
      <dl css={totals}>
        {figures.map(([name, count, hint]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <span className="number">{wholeNumber(count)}</span>
              {hint !== undefined && <p>{hint}</p>}
            </dd>
          </div>
        ))}
      </dl>
      <VisitorChart days={report.days} isByMonth={isByMonth} />
      <Section title={texts.conversions}>
        {report.conversions.length === 0 ? (
          <Text>{texts.noConversions}</Text>
        ) : (
          <ConversionTable conversions={report.conversions} />
        )}
      </Section>
      <div css={lists}>
        {VISITOR_LISTS.map(
          (list) => report.lists[list].length > 0 && <ListTable key={list} list={list} names={report.lists[list]} />,
        )}
      </div>
    </>
  );
}
