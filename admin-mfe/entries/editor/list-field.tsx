import styled from '@emotion/styled';
import { Cross, Plus } from '@studio/ui/icons';
import { token } from '@studio/ui/tokens';
import { useEffect, useRef } from 'react';
import { IconButton, Select } from '../../components/controls.tsx';
import { iconControl, plainButton, plainGroup } from '../../components/styles.ts';
import { editorTexts } from '../../content/entries.ts';
import { Grip } from '../icons.tsx';
import { useReorder } from '../list/use-reorder.ts';
import { control } from './field-frame.tsx';

interface ListFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: readonly string[]) => void;
}

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

const Rows = styled.ul`
  display: grid;
  gap: 0.375rem;
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: 1.75rem 1fr 2.75rem;
    align-items: center;
  }
`;

const Add = styled.button`
  ${plainButton}
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 2.75rem;
  padding-inline: 1.75rem;
  color: ${token('iris')};
  font-weight: 500;
`;

/** Renders a field for each text of a list. Enter adds one below, Backspace in an empty one removes it. */
export function ListField({ id, label, value, onChange }: ListFieldProps) {
  const texts = textsOf(value);
  const rows = useRef<HTMLUListElement>(null);
  /** The place of the field that gets the focus after the next change. */
  const focused = useRef<number>(undefined);
  useEffect(() => {
    if (focused.current === undefined) return;
    rows.current?.querySelectorAll('input')[focused.current]?.focus();
    focused.current = undefined;
  });
  const change = (next: readonly string[], focus?: number) => {
    focused.current = focus;
    onChange(next);
  };
  const remove = (index: number) => change(texts.toSpliced(index, 1), Math.max(0, index - 1));
  const order = useReorder(
    texts.map((text, index) => ({ id: String(index), title: text || editorTexts.item(label, index + 1) })),
    (moved, to) => {
      const from = Number(moved);
      change(texts.toSpliced(from, 1).toSpliced(to, 0, texts[from] ?? ''));
    },
  );
  return (
    <fieldset aria-labelledby={`${id}-label`} css={plainGroup}>
      <Rows ref={rows}>
        {texts.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text has no id, and two may be the same
          <li key={index} {...order.rowProps(String(index), index)}>
            <button
              type="button"
              css={[iconControl, { width: '1.75rem', cursor: 'grab', touchAction: 'none' }]}
              {...order.handleProps(String(index), index)}
            >
              <Grip size={18} />
            </button>
            <input
              css={control}
              dir="auto"
              aria-label={editorTexts.item(label, index + 1)}
              value={text}
              onChange={({ currentTarget }) => onChange(texts.with(index, currentTarget.value))}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
                  event.preventDefault();
                  change(texts.toSpliced(index + 1, 0, ''), index + 1);
                } else if (event.key === 'Backspace' && text === '') {
                  event.preventDefault();
                  remove(index);
                }
              }}
            />
            <IconButton
              icon={Cross}
              size={18}
              label={editorTexts.removeItem(text || editorTexts.item(label, index + 1))}
              onClick={() => remove(index)}
            />
          </li>
        ))}
      </Rows>
      <Add type="button" onClick={() => change([...texts, ''], texts.length)}>
        <Plus size={18} />
        {editorTexts.addItem(label)}
      </Add>
    </fieldset>
  );
}

const Chips = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
  ${plainGroup}
  & > .chip {
    ${plainButton}
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    min-height: 2.75rem;
    padding-inline: 0.875rem 0.625rem;
    border-radius: ${token('radius-field')};
    background: ${token('iris-wash')};
    color: ${token('iris')};
    font-weight: 500;
  }
`;

interface TagsFieldProps extends ListFieldProps {
  readonly options: readonly string[];
}

/** Renders the chosen values, each with a button that removes it, and a choice of the others. */
export function TagsField({ id, label, value, options, onChange }: TagsFieldProps) {
  const chosen = textsOf(value);
  const others = options.filter((option) => !chosen.includes(option));
  return (
    <Chips aria-labelledby={`${id}-label`}>
      {chosen.map((tag) => (
        <button
          key={tag}
          type="button"
          className="chip"
          aria-label={editorTexts.removeItem(tag)}
          onClick={() => onChange(chosen.filter((each) => each !== tag))}
        >
          {tag}
          <Cross size={16} />
        </button>
      ))}
      {others.length > 0 && (
        <Select
          aria-label={editorTexts.addItem(label)}
          value=""
          options={[['', editorTexts.addItem(label)], ...others.map((option) => [option, option] as const)]}
          onChange={(option) => onChange([...chosen, option])}
        />
      )}
    </Chips>
  );
}
