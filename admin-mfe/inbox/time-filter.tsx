import styled from '@emotion/styled';
import { token } from '@studio/ui/tokens';
import { filters } from '../content/inbox.ts';
import { smallControl, smallSelect } from './small-control.ts';
import { useView } from './use-view.ts';
import { DAYS, dayOf, refiltered } from './view.ts';

/** The choice that shows the fields of the first and the last day. */
const RANGE = 'range';

/** Days that a range has at first. */
const FIRST_RANGE = 30;

const Range = styled.div`
  flex-basis: 100%;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
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

/** When the messages came that are listed: any time, the last days, or a range. */
export function TimeFilter() {
  const { view, show } = useView();
  const { days, from, to } = view;
  const isRange = from !== undefined || to !== undefined;

  const choose = (value: string) => {
    const now = new Date();
    const range =
      value === RANGE ? { from: dayOf(now, FIRST_RANGE), to: dayOf(now) } : { from: undefined, to: undefined };
    show(refiltered(view, { ...range, days: DAYS.find((option) => String(option) === value) }));
  };
  return (
    <select
      aria-label={filters.days}
      value={isRange ? RANGE : (days ?? '')}
      onChange={({ target }) => choose(target.value)}
      css={smallSelect}
    >
      <option value="">{filters.anyTime}</option>
      {DAYS.map((option) => (
        <option key={option} value={option}>
          {option === 1 ? filters.today : filters.lastDays(option)}
        </option>
      ))}
      <option value={RANGE}>{filters.range}</option>
    </select>
  );
}

/** The first and the last day, where a range is chosen. */
export function TimeRange() {
  const { view, show } = useView();
  const { from, to } = view;
  if (from === undefined && to === undefined) return null;
  const move = (end: 'from' | 'to') => (
    <label>
      {filters[end]}
      <input
        type="date"
        value={view[end] ?? ''}
        min={end === 'to' ? from : undefined}
        max={end === 'from' ? to : undefined}
        onChange={({ target }) => show(refiltered(view, { [end]: target.value || undefined }), { replace: true })}
        css={smallControl}
      />
    </label>
  );
  return (
    <Range>
      {move('from')}
      {move('to')}
    </Range>
  );
}
