import styled from '@emotion/styled';
import { from } from '@studio/ui/media';
import { dashboard } from '../content/dashboard.ts';
import { countsText } from '../content/inbox.ts';
import { DayChart } from '../dashboard/day-chart.tsx';
import { SiteState } from '../dashboard/site-state.tsx';
import { Failure } from '../frame/failure.tsx';
import { PageHead } from '../frame/page-head.tsx';
import { PAGE_MARGIN } from '../frame/page-margin.ts';
import { Announcer } from '../inbox/announcer.tsx';
import { EmptyInbox } from '../inbox/empty-inbox.tsx';
import { MessagesFailure } from '../inbox/messages-failure.tsx';
import { NEWEST, NewestList } from '../inbox/newest-list.tsx';
import { useNewSummary } from '../inbox/use-new-summary.ts';
import { useMessages } from '../queries/messages.ts';
import { useSummary } from '../queries/summary.ts';

const EVERYTHING = new URLSearchParams();

const Parts = styled.div`
  display: grid;
  gap: 2.5rem 3rem;
  max-width: 80rem;
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
`;

/** `/admin` */
export function Component() {
  const messages = useMessages({ filter: EVERYTHING, limit: NEWEST });
  const summary = useSummary();
  useNewSummary(messages);
  const { data, isError } = messages;
  const counts = summary.data?.counts;
  const text = counts && countsText(counts.new + counts.read + counts.archived, counts.new);
  return (
    <>
      <PageHead title={dashboard.title} summary={text} />
      <Announcer messages={data?.messages} />
      {!data && isError && <MessagesFailure messages={messages} />}
      {!summary.data && summary.isError && !isError && <Failure text={dashboard.failed} onRetry={summary.refetch} />}
      <Parts>
        <div className="chart">{summary.data && <DayChart days={summary.data.days} />}</div>
        <div className="newest">
          {data && (data.messages.length > 0 ? <NewestList messages={data.messages} /> : <EmptyInbox inset={false} />)}
        </div>
        <SiteState />
      </Parts>
    </>
  );
}
