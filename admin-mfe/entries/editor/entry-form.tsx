import styled from '@emotion/styled';
import { VisuallyHidden } from '@studio/ui';
import { from, token } from '@studio/ui/tokens';
import type { ReactNode, Ref } from 'react';
import { PAGE_MARGIN } from '../../components/styles.ts';
import { editorTexts } from '../../content/entries.ts';
import type { CollectionInfo, FieldInfo } from '../entry-requests.ts';
import { titleOf } from '../entry-status.tsx';
import { AddressNote } from './address-note.tsx';
import { EntryField } from './entry-field.tsx';
import type { Draft } from './use-draft.ts';
import type { Errors } from './use-entry-changes.ts';

/** The fields; thirds of the width are columns of two. */
const Form = styled.form`
  container: editor / inline-size;
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: 1.125rem 1rem;
  align-content: start;
  max-width: 47.5rem;
  margin-inline: auto;
  padding: 1.625rem ${PAGE_MARGIN} 6rem;
  & > * {
    grid-column: span 6;
  }
  & > .notes {
    display: grid;
    gap: inherit;
    &:empty {
      display: none;
    }
  }
  @container editor (min-width: 34rem) {
    & > [data-width='2'] {
      grid-column: span 2;
    }
    & > [data-width='4'] {
      grid-column: span 4;
    }
  }
`;

/** The field that names the entry, without a frame. */
const Title = styled.textarea`
  display: block;
  width: calc(100% + 1rem);
  margin-inline: -0.5rem;
  padding: 0.25rem 0.5rem;
  border: 0;
  border-radius: ${token('radius-field')};
  background: none;
  color: ${token('ink')};
  font: 700 2rem/1.08 ${token('font-display')};
  letter-spacing: -0.025em;
  resize: none;
  field-sizing: content;
  &::placeholder {
    color: ${token('ink-3')};
    opacity: 1;
  }
  &:hover {
    background: ${token('wash')};
  }
  ${from.tablet} {
    font-size: 2.4375rem;
  }
`;

const THIRDS = ['choice', 'date', 'price', 'switch', 'reference'];

/** Returns how many of six columns a field fills: a third by its kind, two thirds if it is a long text beside a picture. */
function widthOf(fields: readonly FieldInfo[], index: number): 2 | 4 | 6 {
  const isPair = (a: FieldInfo | undefined, b: FieldInfo | undefined) =>
    (a?.kind === 'longText' && b?.kind === 'picture') || (a?.kind === 'picture' && b?.kind === 'longText');
  const field = fields[index];
  if (isPair(field, fields[index + 1]) || isPair(fields[index - 1], field)) return field?.kind === 'picture' ? 2 : 4;
  return THIRDS.includes(field?.kind ?? '') ? 2 : 6;
}

interface EntryFormProps {
  readonly ref: Ref<HTMLFormElement>;
  readonly collection: CollectionInfo;
  readonly draft: Draft;
  readonly errors: Errors;
  /** Called with a field that has got the focus, or with undefined if none has it. */
  readonly onFocus: (field: string | undefined) => void;
  readonly onError: (field: string, error: string | undefined) => void;
  readonly children: ReactNode;
}

/** Returns the name of the field that an element is in. */
const fieldOf = (element: Element): string | undefined => element.closest<HTMLElement>('[data-field]')?.dataset.field;

/** Renders the fields of an entry. A field is checked when it loses the focus, and the draft is saved then. */
export function EntryForm({ ref, collection, draft, errors, onFocus, onError, children }: EntryFormProps) {
  const { entry, values, edit, save } = draft;
  const { titleField, fields } = formOf(collection);

  function setValue(field: FieldInfo, value: unknown): void {
    edit({ ...draft.latest(), [field.name]: value });
    if (errors[field.name] !== undefined && tooLong(field, value) === undefined) onError(field.name, undefined);
  }

  /** Checks the field that a control was left of, and saves. */
  function leave(control: Element): void {
    onFocus(undefined);
    const field = collection.fields.find(({ name }) => name === fieldOf(control));
    const error = field && tooLong(field, values[field.name]);
    if (field && error) onError(field.name, error);
    void save();
  }

  return (
    <Form
      ref={ref}
      onSubmit={(event) => event.preventDefault()}
      onFocus={({ target }) => onFocus(fieldOf(target))}
      onBlur={({ target }) => leave(target)}
      aria-label={collection.singular}
    >
      <div className="notes">{children}</div>
      {titleField && (
        <div data-field={titleField.name}>
          <h1 css={{ all: 'unset' }}>
            <VisuallyHidden>
              {entry.id === ''
                ? editorTexts.newTitle(collection.singular)
                : titleOf({ draft: values }, collection.title)}
            </VisuallyHidden>
          </h1>
          <Title
            aria-label={titleField.label}
            aria-invalid={errors[titleField.name] !== undefined || undefined}
            aria-describedby={errors[titleField.name] && 'title-error'}
            placeholder={titleField.label}
            rows={1}
            dir="auto"
            autoFocus={entry.id === ''}
            value={String(values[titleField.name] ?? '')}
            onChange={({ currentTarget }) => setValue(titleField, currentTarget.value.replace(/[\r\n]+/g, ' '))}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
              event.preventDefault();
              event.currentTarget.form?.querySelector<HTMLElement>('input, select')?.focus();
            }}
          />
          {errors[titleField.name] && (
            <p id="title-error" css={{ color: token('error'), fontWeight: 500 }}>
              {errors[titleField.name]}
            </p>
          )}
        </div>
      )}
      {fields.map((field, i) => (
        <div key={field.name} data-width={widthOf(fields, i)} data-field={field.name}>
          <EntryField
            field={field}
            value={values[field.name]}
            error={errors[field.name]}
            onChange={(value) => setValue(field, value)}
          />
          {field.kind === 'address' && (
            <AddressNote
              {...{ collection, field, entry, values }}
              isTaken={errors[field.name] !== undefined}
              onUse={(slug) => setValue(field, slug)}
            />
          )}
        </div>
      ))}
    </Form>
  );
}

/** Returns the field above the others, and these, the Markdown last, because it grows. A document has no title and no address. */
function formOf({ fields, title, single }: CollectionInfo) {
  const isText = ({ kind }: FieldInfo) => kind === 'markdown';
  const isAbove = ({ name }: FieldInfo) => name === title;
  const others = fields.filter((field) => !isAbove(field) && !(single && field.name === 'slug'));
  return {
    titleField: single ? undefined : fields.find(isAbove),
    fields: [...others.filter((field) => !isText(field)), ...others.filter(isText)],
  };
}

const tooLong = ({ max, kind }: FieldInfo, value: unknown): string | undefined => {
  if (typeof max !== 'number' || typeof value !== 'string' || kind === 'list' || value.length <= max) return undefined;
  return editorTexts.shorten(value.length - max);
};
