import styled from '@emotion/styled';
import { Check } from '@studio/ui/icons';
import { token } from '@studio/ui/tokens';
import { useId } from 'react';

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
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
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

/** One of several options, as chips. A tick marks the chosen one. */
export function Choices<Value extends string>({ legend, options, value, onChange }: ChoicesProps<Value>) {
  const name = useId();
  return (
    <Group>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.value === value && <Check size={14} />}
          {option.label}
        </label>
      ))}
    </Group>
  );
}
