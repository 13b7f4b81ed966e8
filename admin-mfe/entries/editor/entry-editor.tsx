import styled from '@emotion/styled';
import type { Entry } from '@studio/content/api';
import { VisuallyHidden } from '@studio/ui';
import { ArrowLeft, ArrowUpRight, Check, CircleAlert } from '@studio/ui/icons';
import { from, phone, token } from '@studio/ui/tokens';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { SmallButton } from '../../components/controls.tsx';
import { ConfirmDialog } from '../../components/dialogs.tsx';
import { lazyComponent } from '../../components/lazy-component.tsx';
import { BAR_HEIGHT, iconControl, PAGE_MARGIN, plainButton, textButton } from '../../components/styles.ts';
import { doneTexts, editorTexts } from '../../content/entries.ts';
import { paths } from '../../paths.ts';
import { ApiError } from '../../request/request.ts';
import { setDone } from '../done.tsx';
import {
  type CollectionInfo,
  type FieldInfo,
  publishEntry,
  removeEntry,
  restoreEntry,
  scheduleEntry,
  setEntry,
  unpublishEntry,
} from '../entry-requests.ts';
import { EntryStatus, titleOf } from '../entry-status.tsx';
import { CloudOff } from '../icons.tsx';
import type { EntryPreviewProps } from '../preview/entry-preview.tsx';
import { AddressNote } from './address-note.tsx';
import { pageOf } from './addresses.ts';
import { ConflictDialog, ProblemNote, ScheduleDialog } from './dialogs.tsx';
import { EntryField } from './entry-field.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { changedFields } from './merge.ts';
import { PublishButton } from './publish-button.tsx';
import { type Draft, useDraft } from './use-draft.ts';
import { usePreviewChoice } from './use-preview-choice.ts';

const EntryPreview = lazyComponent<EntryPreviewProps>(
  'preview',
  () => import(/* webpackChunkName: "preview" */ '../preview/entry-preview.tsx'),
);

const Bar = styled.header`
  position: sticky;
  z-index: 8;
  top: 0;
  display: flex;
  align-items: center;
  gap: 0.25rem 1rem;
  ${BAR_HEIGHT}
  padding-inline: ${PAGE_MARGIN};
  border-bottom: 1px solid ${token('hairline')};
  background: ${token('ground')};
  font-size: 0.9375rem;
  white-space: nowrap;
  & > .back {
    ${iconControl}
    flex: none;
    margin-inline: -0.75rem -0.5rem;
  }
  & > .collection {
    padding-inline-end: 1rem;
    border-inline-end: 1px solid ${token('hairline')};
    color: ${token('ink-2')};
    font-weight: 500;
    text-decoration: none;
  }
  & > .states {
    display: flex;
    flex: 1;
    align-items: center;
    gap: 1.25rem;
    min-width: 0;
  }
  & > .preview {
    ${plainButton}
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 2.75rem;
    padding-inline: 0.75rem;
    color: inherit;
    font-weight: 500;
    text-decoration: none;
  }
  & > .preview[aria-pressed='true'] {
    color: ${token('iris')};
  }
  ${phone} {
    flex-wrap: wrap;
    padding-inline: 1.25rem 0.75rem;
    & > .collection,
    & > a.preview {
      display: none;
    }
    & > button.preview {
      order: 1;
      flex-basis: 100%;
      justify-content: center;
      border-top: 1px solid ${token('hairline')};
    }
    & > .states {
      flex-basis: 6rem;
      flex-direction: column;
      align-items: flex-start;
      gap: 0;
      font-size: 0.875rem;
      line-height: 1.3;
    }
  }
`;

const SaveWords = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-width: 0;
  color: ${token('ink-2')};
  font-size: 0.875rem;
  &[data-error] {
    color: ${token('error')};
  }
  & > button {
    ${textButton}
  }
  ${phone} {
    & > button {
      min-height: 1.5rem;
    }
  }
`;

/** The form, and the preview beside it, or in its place below 1024 px. */
const Split = styled.div`
  &[data-preview] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    & > form {
      display: none;
    }
    ${from.desktop} {
      grid-template-columns: minmax(24rem, 41.5rem) minmax(0, 1fr);
      & > form {
        display: grid;
        width: 100%;
      }
    }
  }
`;

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

const OfflineNote = styled.p`
  display: flex;
  gap: 0.75rem;
  padding: 0.75rem 1rem;
  border-radius: ${token('radius-field')};
  background: ${token('wash')};
  color: ${token('ink-2')};
  font-size: 0.9375rem;
  & > svg {
    flex: none;
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

interface EntryEditorProps {
  readonly collection: CollectionInfo;
  readonly stored: Entry;
  readonly onCreated: (entry: Entry) => void;
}

type Errors = Readonly<Record<string, string>>;
type OpenDialog = 'schedule' | 'unpublish' | 'conflict';

/** Renders the editor of an entry: the bar with what can be done with it, and its fields. */
export function EntryEditor({ collection, stored, onCreated }: EntryEditorProps) {
  const { name } = collection;
  const client = useQueryClient();
  const navigate = useNavigate();
  const draft = useDraft(collection, stored, onCreated);
  const { entry, values, state, edit, accept, save } = draft;
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [dialog, setDialog] = useState<OpenDialog | undefined>(draft.conflict && 'conflict');
  const form = useRef<HTMLFormElement>(null);
  const [spoken, setSpoken] = useState('');
  const isUpToDate = entry.published !== null && changedFields(entry.published, values).length === 0;
  const preview = usePreviewChoice((collection.page ?? collection.shownOn) !== undefined);
  const close = () => setDialog(undefined);

  const focusFirstError = () =>
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());

  /** Saves the draft, then runs a change of the entry. Returns whether it succeeded; errors of fields are shown at them. */
  async function change(run: (saved: Entry) => Promise<Entry>): Promise<boolean> {
    setFailure(undefined);
    setIsBusy(true);
    try {
      const saved = await save();
      if (!saved) return false;
      const changed = await run(saved);
      accept(changed);
      setEntry(client, name, changed);
      setErrors({});
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.errors.length > 0) {
        close();
        setErrors(byField(error));
        focusFirstError();
      } else setFailure((error instanceof ApiError && error.detail) || doneTexts.failed);
      return false;
    } finally {
      setIsBusy(false);
      void client.invalidateQueries({ queryKey: ['entries', name] });
    }
  }

  async function publish(): Promise<void> {
    const isDone = await change((saved) => publishEntry(name, saved.id, saved.version));
    if (isDone) setDone({ text: doneTexts.published, page: pageOf(collection, draft.latest().slug) });
  }

  async function remove(): Promise<void> {
    if (!(await change((saved) => removeEntry(name, saved.id)))) return;
    const text = doneTexts.removed(titleOf({ draft: values }, collection.title));
    const refresh = () => client.invalidateQueries({ queryKey: ['entries', name] });
    setDone({ text, undo: () => restoreEntry(name, entry.id).then(refresh) });
    await navigate(paths.entries(name));
  }

  /** Puts what visitors see into the draft, and publishes it, so that nothing is left to publish. */
  async function discard(): Promise<void> {
    edit(entry.published ?? {});
    await change((saved) => publishEntry(name, saved.id, saved.version));
  }

  function setValue(field: FieldInfo, value: unknown): void {
    edit({ ...draft.latest(), [field.name]: value });
    const { [field.name]: error, ...others } = errors;
    if (error !== undefined && tooLong(field, value) === undefined) setErrors(others);
  }

  /** Checks the field that a control was left of, and saves. */
  function leave(control: Element): void {
    const left = control.closest<HTMLElement>('[data-field]')?.dataset.field;
    const field = collection.fields.find((each) => each.name === left);
    const error = field && tooLong(field, values[field.name]);
    if (field && error) setErrors({ ...errors, [field.name]: error });
    void save();
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || document.querySelector('dialog[open]')) return;
    if (event.key === 's') {
      event.preventDefault();
      setSpoken('');
      void save().then((saved) => saved && setSpoken(editorTexts.saved('')));
    } else if (event.key === 'Enter' && !isUpToDate && entry.scheduledAt === null) {
      event.preventDefault();
      void publish();
    }
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  // The list shows what was saved here.
  const refresh = useEffectEvent(() => void client.invalidateQueries({ queryKey: ['entries', name] }));
  useEffect(() => () => refresh(), []);
  // A conflict that is new opens its dialog.
  const isInConflict = state === 'conflict';
  useEffect(() => {
    if (isInConflict) setDialog('conflict');
  }, [isInConflict]);

  const { titleField, fields } = formOf(collection);
  const count = Object.keys(errors).length;
  const isOffline = state === 'offline';
  const page = entry.published && pageOf(collection, entry.published.slug);
  return (
    <>
      <Bar>
        <Link
          className="back"
          to={collection.single ? paths.dashboard : paths.entries(name)}
          aria-label={editorTexts.back(collection.plural)}
        >
          <ArrowLeft size={18} strokeWidth={1.5} />
        </Link>
        <Link className="collection" to={paths.entries(name)} tabIndex={-1} aria-hidden="true">
          {collection.plural}
        </Link>
        <div className="states">
          <EntryStatus entry={{ ...entry, publishedVersion: isUpToDate ? entry.version : entry.publishedVersion }} />
          {count > 0 ? (
            <SaveWords data-error="">
              <CircleAlert size={18} />
              <button type="button" onClick={focusFirstError}>
                {editorTexts.toCorrect(count)}
              </button>
            </SaveWords>
          ) : (
            <SaveState draft={draft} onDecide={() => setDialog('conflict')} />
          )}
        </div>
        <VisuallyHidden role="status">{spoken}</VisuallyHidden>
        {page && (
          <a className="preview" href={page} target="_blank" rel="noreferrer">
            {editorTexts.openPage}
            <ArrowUpRight size={18} strokeWidth={1.5} />
          </a>
        )}
        {preview.isPossible && (
          <button type="button" className="preview" aria-pressed={preview.isShown} onClick={preview.toggle}>
            {editorTexts.preview}
          </button>
        )}
        <PublishButton
          {...{ collection, entry, isUpToDate }}
          busy={isBusy}
          blocked={isOffline ? editorTexts.offlinePublish : isInConflict ? editorTexts.conflictWaits : undefined}
          onPublish={() => void publish()}
          on={{
            schedule: () => setDialog('schedule'),
            cancelSchedule: () => void change((saved) => scheduleEntry(name, saved.id, saved.version, undefined)),
            discard: () => void discard(),
            unpublish: () => setDialog('unpublish'),
            remove: () => void remove(),
          }}
        />
      </Bar>
      <Split data-preview={preview.isShown ? '' : undefined}>
        <Form
          ref={form}
          onSubmit={(event) => event.preventDefault()}
          onBlur={({ target }) => leave(target)}
          aria-label={collection.singular}
        >
          {isOffline && (
            <OfflineNote role="status">
              <CloudOff size={20} />
              <span>
                <strong>{editorTexts.offline}</strong> {editorTexts.offlineHint}
              </span>
            </OfflineNote>
          )}
          {failure !== undefined && (
            <ProblemNote text={failure}>
              <SmallButton onClick={() => setFailure(undefined)}>{doneTexts.close}</SmallButton>
            </ProblemNote>
          )}
          {state === 'deleted' && <DeletedNote collection={collection} draft={draft} />}
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
                autoFocus={stored.id === ''}
                value={String(values[titleField.name] ?? '')}
                onChange={({ currentTarget }) => setValue(titleField, currentTarget.value.replace(/[\r\n]+/g, ' '))}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
                  event.preventDefault();
                  form.current?.querySelector<HTMLElement>('input, select')?.focus();
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
        {preview.isShown && (
          <EntryPreview collection={collection} id={entry.id} values={values} onHide={preview.toggle} />
        )}
      </Split>
      {dialog === 'schedule' && (
        <ScheduleDialog
          error={failure}
          busy={isBusy}
          onClose={close}
          onSchedule={(at) =>
            void change((saved) => scheduleEntry(name, saved.id, saved.version, at.toISOString())).then(
              (isDone) => isDone && close(),
            )
          }
        />
      )}
      {dialog === 'unpublish' && (
        <ConfirmDialog
          title={editorTexts.unpublishTitle}
          text={editorTexts.unpublishText(page ?? undefined)}
          cancel={editorTexts.cancel}
          confirm={editorTexts.unpublish}
          busy={isBusy}
          onClose={close}
          onConfirm={() => void change((saved) => unpublishEntry(name, saved.id)).then(close)}
        />
      )}
      {dialog === 'conflict' && draft.conflict && (
        <ConflictDialog
          collection={collection}
          conflict={draft.conflict}
          mine={values}
          onClose={close}
          onResolve={(theirs) => {
            draft.resolve(theirs);
            close();
          }}
        />
      )}
      <LeaveGuard draft={draft} />
    </>
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

/** Returns the first error of each field. */
const byField = ({ errors }: ApiError): Errors =>
  Object.fromEntries(
    errors.toReversed().map(({ field, message }) => [field.replace(/^data\./, '').split('.')[0], message]),
  );

const clockOf = (time: Date) => time.toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' });

interface SaveStateProps {
  readonly draft: Draft;
  /** Opens the question of a conflict. */
  readonly onDecide: () => void;
}

/** Says whether what was typed is saved. */
function SaveState({ draft: { state, savedAt, isKept, save }, onDecide }: SaveStateProps) {
  if (state === 'saving') return <SaveWords role="status">{editorTexts.saving}</SaveWords>;
  if (state === 'offline') {
    return (
      <SaveWords data-error={isKept ? undefined : ''}>
        <CloudOff size={18} />
        {isKept ? editorTexts.kept(clockOf(new Date())) : editorTexts.notKept}
      </SaveWords>
    );
  }
  if (state === 'refused') {
    return (
      <SaveWords data-error="" role="alert">
        <CircleAlert size={18} />
        {editorTexts.notSaved}
        <button type="button" onClick={() => void save()}>
          {editorTexts.tryAgain}
        </button>
      </SaveWords>
    );
  }
  if (state === 'conflict') {
    return (
      <SaveWords data-error="" role="alert">
        {editorTexts.conflictWaits}
        <button type="button" onClick={onDecide}>
          {editorTexts.decide}
        </button>
      </SaveWords>
    );
  }
  if (state === 'deleted' || !savedAt) return null;
  return (
    <SaveWords>
      <Check size={16} />
      {editorTexts.saved(clockOf(savedAt))}
    </SaveWords>
  );
}

interface DeletedNoteProps {
  readonly collection: CollectionInfo;
  readonly draft: Draft;
}

/** Says that somebody else has moved the entry to the trash; it can be restored, or saved as a copy. */
function DeletedNote({ collection, draft }: DeletedNoteProps) {
  const navigate = useNavigate();
  const { name } = collection;
  const copy = () =>
    void draft.copy().then(
      (created) => navigate(paths.entry(name, created.id)),
      () => undefined,
    );
  return (
    <ProblemNote text={`${editorTexts.deletedTitle}. ${editorTexts.deletedText}`}>
      <SmallButton onClick={() => void restoreEntry(name, draft.entry.id).then(draft.resume, () => undefined)}>
        {editorTexts.restore}
      </SmallButton>
      <SmallButton onClick={copy}>{editorTexts.saveCopy}</SmallButton>
    </ProblemNote>
  );
}
