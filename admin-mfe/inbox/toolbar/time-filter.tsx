import styled from '@emotion/styled';
import { quiet, row, smallControl } from '../../components/styles.ts';
import { filters } from '../../content/inbox.ts';
import { firstDay, PERIODS, type View } from '../view.ts';

/** The option that shows the date fields. */
const RANGE = 'range';

/** Days in a new range. */
const NEW_RANGE_DAYS = 30;

/** The periods as options: their names in a list, and beside each other. */
export const periodOptions = [
  { value: '', label: filters.anyTime, short: filters.any },
  ...PERIODS.map((days) => ({
    value: String(days),
    label: days === 1 ? filters.today : filters.lastDays(days),
    short: days === 1 ? filters.today : filters.shortDays(days),
  })),
  { value: RANGE, label: filters.range, short: filters.dates },
];

/** Returns the option of a view's period; empty without one. */
export function periodOf({ days, from, to }: View): string {
  return from !== undefined || to !== undefined ? RANGE : String(days ?? '');
}

/** Returns the filters of an option. A new range ends today. */
export function withPeriod(option: string): Pick<View, 'days' | 'from' | 'to'> {
  const now = new Date();
  const isRange = option === RANGE;
  return {
    days: PERIODS.find((days) => String(days) === option),
    from: isRange ? firstDay(now, NEW_RANGE_DAYS) : undefined,
    to: isRange ? firstDay(now) : undefined,
  };
}

const Range = styled.div`
  ${row}
  flex-basis: 100%;
  gap: 0.5rem 1rem;
  & > label {
    display: grid;
    grid-template-columns: 2rem auto;
    align-items: center;
    gap: 0.5rem;
    ${quiet}
  }
`;

interface DateFieldsProps {
  readonly view: View;
  readonly onChange: (range: Partial<Pick<View, 'from' | 'to'>>) => void;
}

/** The date fields of a range. Not shown without one. */
export function DateFields({ view, onChange }: DateFieldsProps) {
  const { from, to } = view;
  if (periodOf(view) !== RANGE) return null;
  const fields = [
    { name: 'from', value: from, max: to },
    { name: 'to', value: to, min: from },
  ] as const;
  return (
    <Range>
      {fields.map(({ name, value = '', ...bounds }) => (
        <label key={name}>
          {filters[name]}
          <input
            type="date"
            value={value}
            {...bounds}
            onChange={({ target }) => onChange({ [name]: target.value || undefined })}
            css={smallControl}
          />
        </label>
      ))}
    </Range>
  );
}
