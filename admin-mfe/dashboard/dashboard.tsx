import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { from, token } from '@studio/ui/tokens';
import { lazyComponent } from '../components/lazy-component.tsx';
import { Section } from '../components/section.tsx';
import { Failure, LoadingRows, PageHead } from '../components/states.tsx';
import { PAGE_MARGIN, PAGE_WIDTH } from '../components/styles.ts';
import { dashboard } from '../content/pages.ts';
import { Announcer } from '../inbox/list/announcer.tsx';
import { MessagesFailure } from '../inbox/list/message-list.tsx';
import { useMessages, useSummary } from '../inbox/message-queries.ts';
import type { DayChartProps } from './day-chart.tsx';
import { NewestMessages } from './newest-messages.tsx';

/** Imported lazily: it is below what is seen first. */
const SiteState = lazyComponent('site-state', () => import(/* webpackChunkName: "site-state" */ './site-state.tsx'));

/** Placeholder of the chart while it is loading, of the same height. */
const placeholder = css`
  height: 11.75rem;
  margin-bottom: 5.25rem;
  border-bottom: 1px solid ${token('hairline-strong')};
`;

const chartPlaceholder = (
  <Section title={dashboard.perDay} className="chart">
    <div css={placeholder} />
  </Section>
);

const DayChart = lazyComponent<DayChartProps>(
  'day-chart',
  () => import(/* webpackChunkName: "day-chart" */ './day-chart.tsx'),
  chartPlaceholder,
);

const NEWEST = { filter: new URLSearchParams(), limit: 5 };

const Grid = styled.div`
  display: grid;
  gap: 2.5rem 3rem;
  max-width: ${PAGE_WIDTH};
  padding: 1rem ${PAGE_MARGIN} 3rem;
  & > * {
    min-width: 0;
  }
  ${from.desktop} {
    grid-template: 'chart newest' auto 'releases newest' 1fr 'releases health' auto / minmax(0, 1.45fr) minmax(0, 1fr);
    & > .chart {
      grid-area: chart;
    }
    & > .newest {
      grid-area: newest;
    }
    & > .releases {
      grid-area: releases;
    }
    & > .health {
      grid-area: health;
    }
  }
  ${from.wide} {
    grid-template: 'chart chart newest' auto 'releases health newest' 1fr / minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr);
    column-gap: 4rem;
  }
`;

export function Component() {
  const messages = useMessages(NEWEST);
  const summary = useSummary();
  const { data, isError } = messages;
  const counts = summary.data?.counts;
  const figures = counts && dashboard.counts({ total: counts.new + counts.read + counts.archived, unread: counts.new });
  return (
    <>
      <PageHead title={dashboard.title} summary={figures} />
      <Announcer messages={data?.messages} />
      {!data && isError && <MessagesFailure messages={messages} />}
      {!summary.data && summary.isError && !isError && <Failure text={dashboard.failed} onRetry={summary.refetch} />}
      <Grid>
        {summary.data && <DayChart days={summary.data.days} />}
        {summary.isPending && chartPlaceholder}
        {data && <NewestMessages messages={data.messages} />}
        {messages.isPending && (
          <Section title={dashboard.newest} className="newest">
            <div css={{ marginTop: '0.875rem' }}>
              <LoadingRows />
            </div>
          </Section>
        )}
        <SiteState />
      </Grid>
    </>
  );
}
