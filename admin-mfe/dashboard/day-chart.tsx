import styled from '@emotion/styled';
import type { InboxSummary } from '@studio/client/inbox';
import { Heading } from '@studio/ui/heading';
import { Text } from '@studio/ui/text';
import { token } from '@studio/ui/tokens';
import { useId } from 'react';
import { chartText, dashboard } from '../content/dashboard.ts';
import { DayTable } from './day-table.tsx';
import { messagesPerLine } from './scale.ts';
import { shortDay } from './short-day.ts';

interface DayChartProps {
  readonly days: InboxSummary['days'];
}

/** Pixels from one line to the next. */
const STEP = 16;

/** Lines that there is room for at least. */
const ROOM = 7;

const Columns = styled.div`
  display: flex;
  align-items: flex-end;
  gap: clamp(2px, 0.5vw, 6px);
  margin-top: 1.5rem;
  border-bottom: 1px solid ${token('hairline-strong')};
  & > span {
    flex: 1;
    color: ${token('ink-2')};
    background: repeating-linear-gradient(to top, transparent 0 ${STEP - 2}px, currentColor ${STEP - 2}px ${STEP}px);
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

const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  margin-top: 0.5rem;
  color: ${token('ink-3')};
  font-size: 0.8125rem;
`;

/** The messages of each day as stacks of lines, today's in the accent; the same as a table below. */
export function DayChart({ days }: DayChartProps) {
  const id = useId();
  const counts = days.map(({ count }) => count);
  const most = Math.max(0, ...counts);
  const per = messagesPerLine(most);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const busiest = days.find(({ count }) => count === most)?.day ?? '';
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  return (
    <section aria-labelledby={id}>
      <Heading as="h2" size="question" id={id}>
        {dashboard.perDay}
      </Heading>
      <Text size="small">{per === 1 ? dashboard.perDayHint : dashboard.perDayScaled(per)}</Text>
      <Columns
        style={{ height: `${Math.max(ROOM, Math.ceil(most / per)) * STEP + 8}px` }}
        role="img"
        aria-label={chartText(total, most, shortDay(busiest))}
      >
        {days.map(({ day, count }) => (
          <span key={day} style={{ height: `${Math.ceil(count / per) * STEP}px` }} />
        ))}
      </Columns>
      <Ends aria-hidden>
        <span>{first && shortDay(first)}</span>
        <span>{last && shortDay(last)}</span>
      </Ends>
      <DayTable days={days} />
    </section>
  );
}
