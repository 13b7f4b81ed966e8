import styled from '@emotion/styled';
import { token } from '@studio/ui/tokens';
import { filters } from '../../content/inbox.ts';
import { row, smallControl, smallSelect } from '../../layout/styles.ts';
import { firstDay, PERIODS, useView, withFilters } from '../view.ts';

/** The option that shows the date fields. */
const RANGE = 'range';

/** Days in a new range. */
const NEW_RANGE_DAYS = 30;

const Range = styled.div`
  ${row}
  flex-basis: 100%;
  gap: 0.5rem 1rem;
  & > label {
    display: grid;
    grid-template-columns: 2rem auto;
    align-items: center;
    gap: 0.5rem;
    color: ${token('ink-2')};
    font-size: 0.875rem;
  }
`;

/** Limits the list by time: any time, the last days, or a range of days. */
export function TimeFilter() {
  const { view, show } = useView();
  const { days, from, to } = view;
  const isRange = from !== undefined || to !== undefined;

  const choose = (value: string) => {
    const now = new Date();
    const range =
      value === RANGE ? { from: firstDay(now, NEW_RANGE_DAYS), to: firstDay(now) } : { from: undefined, to: undefined };
    show(withFilters(view, { ...range, days: PERIODS.find((option) => String(option) === value) }));
  };
  return (
    <select
      aria-label={filters.days}
      value={isRange ? RANGE : (days ?? '')}
      onChange={({ target }) => choose(target.value)}
      css={smallSelect}
    >
      <option value="">{filters.anyTime}</option>
      {PERIODS.map((option) => (
        <option key={option} value={option}>
          {option === 1 ? filters.today : filters.lastDays(option)}
        </option>
      ))}
      <option value={RANGE}>{filters.range}</option>
    </select>
  );
}

/** The date fields of a range. Not shown without one. */
export function TimeRange() {
  const { view, show } = useView();
  const { from, to } = view;
  if (from === undefined && to === undefined) return null;
  const dateField = (end: 'from' | 'to') => (
    <label>
      {filters[end]}
      <input
        type="date"
        value={view[end] ?? ''}
        min={end === 'to' ? from : undefined}
        max={end === 'from' ? to : undefined}
        onChange={({ target }) => show(withFilters(view, { [end]: target.value || undefined }), { replace: true })}
        css={smallControl}
      />
    </label>
  );
  return (
    <Range>
      {dateField('from')}
      {dateField('to')}
    </Range>
  );
}
