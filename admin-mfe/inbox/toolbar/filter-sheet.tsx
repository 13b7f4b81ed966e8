import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { messageFolder } from '@studio/client/inbox';
import { Button, Dialog } from '@studio/ui';
import { Check } from '@studio/ui/icons';
import { token } from '@studio/ui/tokens';
import { type SubmitEvent, useId, useState } from 'react';
import { SmallButton } from '../../components/controls.tsx';
import { DialogHead } from '../../components/dialogs.tsx';
import { plainGroup } from '../../components/styles.ts';
import { filters, messageLabels } from '../../content/inbox.ts';
import { useMessages } from '../message-queries.ts';
import { filterOf, useView, type View, withFilters } from '../view.ts';
import { ExportLinks } from './export-menu.tsx';
import { DateFields, periodOf, periodOptions, withPeriod } from './time-filter.tsx';

const rise = keyframes`
  from {
    transform: translateY(2rem);
    opacity: 0;
  }
`;

/** At the bottom of the screen, as wide as it. */
const sheet = css`
  width: 100%;
  max-width: none;
  max-height: 92dvh;
  margin: auto 0 0;
  padding: 0;
  border-width: 1px 0 0;
  border-radius: ${token('radius-card')} ${token('radius-card')} 0 0;
  animation: ${rise} ${token('motion-quick')};
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
  &::backdrop {
    background: color-mix(in oklch, oklch(0.19 0.03 295) 40%, transparent);
  }
`;

const Form = styled.form`
  display: grid;
  gap: 1.25rem;
  padding: 0.75rem 1.25rem 1.25rem;
  & > footer {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0.5rem;
  }
  & > header > button {
    margin-inline-end: -0.75rem;
  }
  & > footer > :first-of-type {
    flex: 1;
  }
  & > ul {
    display: flex;
    gap: 1.25rem;
    margin-block: -0.5rem;
    font-size: 0.875rem;
  }
  & > ul a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
  }
`;

const FOLDERS = messageFolder.options.map((value) => ({ value, label: messageLabels.folders[value] }));

const SHORT_PERIODS = periodOptions.map(({ value, short }) => ({ value, label: short }));

/** Renders the filters as a sheet. A button applies them, and shows how many messages match. */
export default function FilterSheet({ onClose }: { readonly onClose: () => void }) {
  const id = useId();
  const { view, show } = useView();
  const [draft, setDraft] = useState<View>(() => withFilters(view, {}));
  const { data, isPlaceholderData } = useMessages({ filter: filterOf(draft, new Date()) });
  const change = (filter: Partial<View>) => setDraft({ ...draft, ...filter });
  const apply = (next: View) => {
    onClose();
    show(next);
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    apply(draft);
  };
  return (
    <Dialog labelledBy={id} onClose={onClose} lightDismiss css={sheet}>
      <Form onSubmit={onSubmit}>
        <DialogHead id={id} title={filters.filter} close={filters.close} onClose={onClose} />
        <Choices
          legend={filters.folder}
          options={FOLDERS}
          value={draft.folder}
          onChange={(folder) => change({ folder })}
        />
        <Choices
          legend={filters.days}
          options={SHORT_PERIODS}
          value={periodOf(draft)}
          onChange={(period) => change(withPeriod(period))}
        />
        <DateFields view={draft} onChange={change} />
        <ul aria-label={filters.export} className="exports">
          <ExportLinks view={draft} />
        </ul>
        <footer>
          <Button type="submit">
            {filters.show(isPlaceholderData ? undefined : data?.messages.length, data?.next !== undefined)}
          </Button>
          <SmallButton onClick={() => apply({ ...draft, folder: 'inbox', ...withPeriod('') })}>
            {filters.clear}
          </SmallButton>
        </footer>
      </Form>
    </Dialog>
  );
}

interface ChoicesProps<Value extends string> {
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

const Group = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  ${plainGroup}
  & > legend {
    padding: 0 0 0.5rem;
    font-size: 0.9375rem;
    font-weight: 500;
  }
  label {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    min-height: 2.75rem;
    padding-inline: 0.875rem;
    border: 1px solid ${token('hairline-strong')};
    border-radius: ${token('radius-full')};
    font-size: 0.9375rem;
    font-weight: 500;
  }
  label:has(:checked) {
    border-color: ${token('iris')};
    background: ${token('iris-wash')};
    color: ${token('iris')};
  }
  label:has(:focus-visible) {
    outline: 2px solid ${token('iris')};
    outline-offset: 2px;
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
`;

/** Renders options as chips. A tick marks the selected one. */
function Choices<Value extends string>({ legend, options, value, onChange }: ChoicesProps<Value>) {
  const name = useId();
  return (
    <Group>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.value === value && <Check size={14} />}
          <span>{option.label}</span>
        </label>
      ))}
    </Group>
  );
}
