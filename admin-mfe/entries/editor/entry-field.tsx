import styled from '@emotion/styled';
import { SwitchButton } from '@studio/ui';
import { token } from '@studio/ui/tokens';
import { type ComponentProps, useId, useState } from 'react';
import { Select, SmallButton } from '../../components/controls.tsx';
import { editorTexts } from '../../content/entries.ts';
import { PicturePicker } from '../../media/picture-picker.tsx';
import type { FieldInfo } from '../entry-requests.ts';
import { useOptions } from '../list/list-toolbar.tsx';
import { MarkdownField } from '../text/markdown-field.tsx';
import { Thumbnail } from '../thumbnail.tsx';
import { control, describedBy, FieldFrame } from './field-frame.tsx';
import { ListField, TagsField } from './list-field.tsx';

interface EntryFieldProps {
  readonly field: FieldInfo;
  readonly value: unknown;
  readonly error?: string | undefined;
  readonly onChange: (value: unknown) => void;
}

const GROUPS = ['list', 'tags', 'switch', 'markdown'];

/** Renders the control of a field by its kind, with its label, help, error and count. */
export function EntryField({ field, value, error, onChange }: EntryFieldProps) {
  const id = useId();
  const { label, help, kind, max } = field;
  const text = typeof value === 'string' ? value : '';
  const isCounted = typeof max === 'number' && !['list', 'markdown'].includes(kind);
  return (
    <FieldFrame
      {...{ id, label, help, error }}
      isGroup={GROUPS.includes(kind)}
      hint={field.optional === true ? editorTexts.optional : undefined}
      count={isCounted ? { length: text.length, max } : undefined}
    >
      <Control {...{ id, field, value, error, onChange }} />
    </FieldFrame>
  );
}

type ControlProps = EntryFieldProps & { readonly id: string };

function Control({ id, field, value, error, onChange }: ControlProps) {
  const { kind, help } = field;
  const text = typeof value === 'string' ? value : '';
  const usual = { css: control, dir: 'auto', value: text, ...describedBy(id, { help, error }) } as const;
  switch (kind) {
    case 'longText':
      return (
        <textarea
          {...usual}
          rows={3}
          css={[control, { minHeight: '6rem', maxHeight: '15rem', resize: 'vertical', fieldSizing: 'content' }]}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      );
    case 'markdown': {
      const { 'aria-describedby': texts } = describedBy(id, { help, error });
      return (
        <MarkdownField
          {...{ id, value: text, onChange }}
          label={field.label}
          describedBy={texts}
          isInvalid={error !== undefined}
        />
      );
    }
    case 'list':
      return <ListField id={id} label={field.label} value={value} onChange={onChange} />;
    case 'tags':
      return <TagsField id={id} label={field.label} value={value} options={optionsOf(field)} onChange={onChange} />;
    case 'choice':
    case 'reference':
      return <ChoiceControl {...{ id, field, value, error, onChange }} />;
    case 'switch':
      return (
        <SwitchButton
          type="button"
          id={id}
          role="switch"
          aria-checked={value === true}
          aria-labelledby={`${id}-label`}
          onClick={() => onChange(value !== true)}
        >
          {value === true ? editorTexts.on : editorTexts.off}
        </SwitchButton>
      );
    case 'price':
      return (
        <Affixed>
          <span>$</span>
          <input
            {...usual}
            type="number"
            inputMode="decimal"
            min={0}
            step="any"
            value={typeof value === 'number' ? value : ''}
            onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : currentTarget.valueAsNumber)}
          />
          <span>USD</span>
        </Affixed>
      );
    case 'address':
      return (
        <Affixed>
          {typeof field.before === 'string' && field.before !== '' && <span>{field.before}</span>}
          <input
            {...usual}
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ currentTarget }) => onChange(currentTarget.value.replace(/\s/g, '-'))}
          />
        </Affixed>
      );
    case 'picture':
      return <PictureControl {...usual} onChange={onChange} />;
    default:
      return (
        <input
          {...usual}
          type={kind === 'date' ? 'date' : kind === 'link' ? 'url' : 'text'}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      );
  }
}

type PictureControlProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** A picture of the library, or the name of one that a page contains. */
function PictureControl({ value, onChange, ...usual }: PictureControlProps) {
  const [isChoosing, setChoosing] = useState(false);
  return (
    <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.75rem' }}>
      <Thumbnail picture={value} />
      <input
        {...usual}
        css={[control, { flex: '1 1 8rem', width: 0 }]}
        value={value}
        spellCheck={false}
        onChange={({ currentTarget }) => onChange(currentTarget.value.trim())}
      />
      <SmallButton onClick={() => setChoosing(true)}>{editorTexts.choosePicture}</SmallButton>
      {isChoosing && (
        <PicturePicker
          value={value}
          onChoose={(choice) => {
            onChange(choice.value);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}

const optionsOf = ({ options }: FieldInfo): string[] => (Array.isArray(options) ? options.map(String) : []);

/** A control with a word before or after it, in one frame. */
const Affixed = styled.div`
  display: flex;
  align-items: stretch;
  & > span {
    display: inline-flex;
    align-items: center;
    padding-inline: 0.875rem;
    border: 1px solid ${token('edge')};
    background: ${token('wash')};
    color: ${token('ink-2')};
  }
  & > span:first-of-type:not(:last-child) {
    border-inline-end: 0;
    border-radius: ${token('radius-field')} 0 0 ${token('radius-field')};
  }
  & > span:last-child {
    border-inline-start: 0;
    border-radius: 0 ${token('radius-field')} ${token('radius-field')} 0;
  }
  & > span + input {
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
  & > input:not(:last-child) {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
`;

function ChoiceControl({ id, field, value, error, onChange }: ControlProps) {
  const options = useOptions(field);
  const text = typeof value === 'string' ? value : '';
  const isKnown = options.some(([option]) => option === text);
  const none = [isKnown ? '' : text, (!isKnown && text) || editorTexts.choose] as const;
  return (
    <Select
      {...describedBy(id, { help: field.help, error })}
      value={text}
      options={isKnown && field.optional !== true ? options : [none, ...options]}
      onChange={onChange}
      css={{ width: '100%', '& > select': { width: '100%' } }}
    />
  );
}
