import { css } from '@emotion/react';
import {
  VISITOR_LISTS,
  VISITOR_RANGES,
  type VisitorReport,
  visitorRange,
  visitorReport,
} from '@studio/client/visitors';
import { ButtonLink, EmptyState, Heading, Text } from '@studio/ui';
import { from, token } from '@studio/ui/tokens';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { VisitorsApi } from 'api/types';
import { hc } from 'hono/client';
import { useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { Select } from '../components/controls.tsx';
import { Download } from '../components/icons.tsx';
import { Failure, LoadingRows, PageHead } from '../components/states.tsx';
import { PAGE_MARGIN, PAGE_WIDTH, row, smallButton } from '../components/styles.ts';
import { visitorsPage as texts, wholeNumber } from '../content/visitors.ts';
import { apiOptions, readJson } from '../request/request.ts';
import { useMayRead } from '../request/session.ts';
import { ConversionTable, ListTable } from './count-tables.tsx';
import { VisitorChart } from './visitor-chart.tsx';

const { visitors } = hc<VisitorsApi>('/api', apiOptions).v1;

const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2.5rem;
  max-width: ${PAGE_WIDTH};
  padding: 0 ${PAGE_MARGIN} 3rem;
`;

const totals = css`
  display: flex;
  flex-wrap: wrap;
  gap: 1.25rem 4rem;
  margin: 0;
  dt {
    color: ${token('ink-2')};
    font-size: 0.9375rem;
  }
  dd {
    margin: 0;
  }
  .number {
    font: 600 2rem/1.2 ${token('font-display')};
    font-variant-numeric: tabular-nums;
  }
  dd p {
    max-width: 16rem;
    color: ${token('ink-2')};
    font-size: 0.875rem;
  }
`;

const lists = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2.5rem 4rem;
  ${from.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** How many visitors the site had, where they came from, and what they did. The range is in the address. */
export default function VisitorsView() {
  const [search, setSearch] = useSearchParams();
  const days = v.fallback(visitorRange, '30');
  const range = v.parse(days, search.get('days'));
  const { data, isError, refetch } = useQuery({
    queryKey: ['visitors', range],
    queryFn: ({ signal }) => readJson(visitorReport, visitors.$get({ query: { days: range } }, { init: { signal } })),
    enabled: useMayRead(),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHead title={texts.title} />
      {!data && isError && <Failure text={texts.notLoaded} onRetry={refetch} />}
      <div css={page}>
        <Text css={{ maxWidth: '42rem' }}>{texts.lead}</Text>
        <div css={row}>
          <Select
            aria-label={texts.range}
            value={range}
            onChange={({ currentTarget }) => setSearch({ days: currentTarget.value }, { replace: true })}
          >
            {VISITOR_RANGES.map((option) => (
              <option key={option} value={option}>
                {texts.ranges[option]}
              </option>
            ))}
          </Select>
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
        {!data && !isError && <LoadingRows />}
        {data && <Report report={data} isByMonth={range === '365'} />}
      </div>
    </>
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
      <section aria-labelledby="conversions">
        <Heading as="h2" size="question" id="conversions">
          {texts.conversions}
        </Heading>
        {report.conversions.length === 0 ? (
          <Text>{texts.noConversions}</Text>
        ) : (
          <ConversionTable conversions={report.conversions} />
        )}
      </section>
      <div css={lists}>
        {VISITOR_LISTS.map(
          (list) => report.lists[list].length > 0 && <ListTable key={list} list={list} names={report.lists[list]} />,
        )}
      </div>
    </>
  );
}
