import styled from '@emotion/styled';
import type { VisitorReport } from '@studio/client/visitors';
import { token } from '@studio/ui/tokens';
import { ChartTable } from '../components/data-table.tsx';
import { Section } from '../components/section.tsx';
import { quiet } from '../components/styles.ts';
import { shortDay } from '../content/dates.ts';
import { shortMonth, visitorsPage as texts, wholeNumber } from '../content/visitors.ts';

/** One column for each day or month. Those without visitors have a hairline, so that none seems to be missing. */
const Columns = styled.div`
  display: flex;
  align-items: flex-end;
  gap: clamp(1px, 0.4vw, 6px);
  height: 10rem;
  margin-top: 0.25rem;
  border-bottom: 1px solid ${token('hairline-strong')};
  & > span {
    flex: 1;
    min-height: 1px;
    background: ${token('iris')};
  }
  @media (forced-colors: active) {
    & > span {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
`;

const Ends = styled.p`
  display: flex;
  justify-content: space-between;
  gap: 1rem;
  margin-top: 0.375rem;
  ${quiet}
`;

interface VisitorChartProps {
  readonly days: VisitorReport['days'];
  readonly isByMonth: boolean;
}

/** Renders the visitors of each day or month as columns, and the same numbers as a table, the newest first. */
export function VisitorChart({ days, isByMonth }: VisitorChartProps) {
  const entries = isByMonth ? monthsOf(days) : days.map((day) => ({ ...day, name: shortDay(day.day) }));
  const max = Math.max(1, ...entries.map(({ visitors }) => visitors));
  const total = (key: 'views' | 'visitors') => wholeNumber(days.reduce((sum, day) => sum + day[key], 0));
  return (
    <Section title={isByMonth ? texts.monthChart : texts.chart}>
      <Columns role="img" aria-label={texts.chartText(total('visitors'), total('views'))}>
        {entries.map(({ name, visitors }) => (
          <span key={name} style={{ height: `${(visitors / max) * 100}%` }} />
        ))}
      </Columns>
      <Ends aria-hidden>
        <span>{entries[0]?.name}</span>
        <span>{entries.at(-1)?.name}</span>
      </Ends>
      <ChartTable
        label={texts.asTable}
        head={[isByMonth ? texts.month : texts.day, texts.visitors, texts.views]}
        rows={entries
          .toReversed()
          .map(({ name, visitors, views }) => [name, name, wholeNumber(visitors), wholeNumber(views)])}
      />
    </Section>
  );
}

/** Returns the days added up by month. */
function monthsOf(days: VisitorReport['days']) {
  const months = new Map<string, { name: string; views: number; visitors: number }>();
  for (const { day, views, visitors } of days) {
    const month = day.slice(0, 7);
    const earlier = months.get(month) ?? { name: shortMonth(month), views: 0, visitors: 0 };
    months.set(month, { ...earlier, views: earlier.views + views, visitors: earlier.visitors + visitors });
  }
  return [...months.values()];
}
