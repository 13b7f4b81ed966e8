import styled from '@emotion/styled';
import type { InboxSummary } from '@studio/client/inbox';
import { Text } from '@studio/ui';
import { from, phone, token } from '@studio/ui/tokens';
import { ChartTable } from '../components/data-table.tsx';
import { Section } from '../components/section.tsx';
import { WIDEST } from '../components/styles.ts';
import { shortDay } from '../content/dates.ts';
import { chartText, dashboard } from '../content/pages.ts';

export interface DayChartProps {
  readonly days: InboxSummary['days'];
}

/** Minimum height of the chart, in lines. */
const MIN_LINES = 7;

/** Maximum number of lines of one day. */
const MAX_LINES = 12;

/** `--line`: the distance between two lines. */
const Columns = styled.div`
  --line: 16px;
  ${from.wide} {
    --line: 20px;
  }
  ${WIDEST} {
    --line: 26px;
  }
  display: flex;
  align-items: flex-end;
  gap: clamp(2px, 0.5vw, 6px);
  margin-top: 1.5rem;
  border-bottom: 1px solid ${token('hairline-strong')};
  & > span {
    flex: 1;
    color: ${token('ink-2')};
    background: repeating-linear-gradient(to top, transparent 0 calc(var(--line) - 2px), currentColor calc(var(--line) - 2px) var(--line));
  }
  & > span:last-of-type {
    color: ${token('iris')};
  }
  @media (forced-colors: active) {
    & > span {
      forced-color-adjust: none;
      color: CanvasText;
    }
  }
`;

/** Days between two dates below the chart, counted back from today. */
const TICK_DAYS = 7;

/** A tick for each day, and a longer one with its date every seven days, every fourteen on phones. */
const Ticks = styled.div`
  display: flex;
  gap: clamp(2px, 0.5vw, 6px);
  height: 2rem;
  color: ${token('ink-3')};
  font-size: 0.8125rem;
  & > span {
    position: relative;
    flex: 1;
  }
  & > span::before {
    position: absolute;
    inset: 0 auto auto 50%;
    height: 4px;
    border-inline-start: 1px solid ${token('hairline-strong')};
    content: '';
  }
  & > span:has(> span)::before {
    height: 8px;
    border-color: currentColor;
  }
  & > span > span {
    position: absolute;
    top: 0.75rem;
    right: 50%;
    white-space: nowrap;
    transform: translateX(50%);
  }
  & > span:last-of-type > span {
    right: 0;
    transform: none;
  }
  & > span:nth-of-type(-n + 2) > span {
    right: auto;
    left: 0;
    transform: none;
  }
  ${phone} {
    & > [data-odd] > span {
      display: none;
    }
  }
`;

/** Renders the messages of each day as stacks of lines, today's in the accent colour, and the same numbers as a table. */
export default function DayChart({ days }: DayChartProps) {
  const counts = days.map(({ count }) => count);
  const max = Math.max(0, ...counts);
  const perLine = messagesPerLine(max);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const busiest = days.find(({ count }) => count === max)?.day ?? '';
  return (
    <Section title={dashboard.perDay} className="chart">
      <Text size="small" css={{ marginTop: '0.25rem' }}>
        {dashboard.perDayHint(perLine)}
      </Text>
      <Columns
        style={{ height: `calc(${Math.max(MIN_LINES, Math.ceil(max / perLine))} * var(--line) + 8px)` }}
        role="img"
        aria-label={chartText(total, max, shortDay(busiest))}
      >
        {days.map(({ day, count }) => (
          <span key={day} style={{ height: `calc(${Math.ceil(count / perLine)} * var(--line))` }} />
        ))}
      </Columns>
      <Ticks aria-hidden>
        {days.map(({ day }, i) => {
          const weeks = (days.length - 1 - i) / TICK_DAYS;
          return (
            <span key={day} data-odd={weeks % 2 === 1 || undefined}>
              {Number.isInteger(weeks) && <span>{shortDay(day)}</span>}
            </span>
          );
        })}
      </Ticks>
      <ChartTable
        label={dashboard.asTable}
        head={[dashboard.day, dashboard.messages]}
        rows={days.toReversed().map(({ day, count }) => [day, shortDay(day), count])}
      />
    </Section>
  );
}

/** Returns how many messages a line stands for (1, 2, 5, 10, 20 …), so that a day has at most 12 lines. */
export function messagesPerLine(max: number): number {
  for (let power = 1; ; power *= 10) {
    for (const step of [1, 2, 5]) if (max <= step * power * MAX_LINES) return step * power;
  }
}
