import styled from '@emotion/styled';
import type { Entry } from '@studio/content/api';
import { VisuallyHidden } from '@studio/ui';
import { from, token } from '@studio/ui/tokens';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { SmallButton } from '../../components/controls.tsx';
import { lazyComponent } from '../../components/lazy-component.tsx';
import { doneTexts, editorTexts } from '../../content/entries.ts';
import { paths } from '../../paths.ts';
import { type CollectionInfo, restoreEntry } from '../entry-requests.ts';
import { CloudOff } from '../icons.tsx';
import type { EntryPreviewProps } from '../preview/entry-preview.tsx';
import { pageOf } from './addresses.ts';
import { ConflictDialog, ProblemNote, ScheduleDialog } from './dialogs.tsx';
import { EditorBar } from './editor-bar.tsx';
import { EntryForm } from './entry-form.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { changedFields } from './merge.ts';
import { PublishButton } from './publish-button.tsx';
import { type Draft, useDraft } from './use-draft.ts';
import { useEntryChanges } from './use-entry-changes.ts';
import { usePreviewChoice } from './use-preview-choice.ts';

const EntryPreview = lazyComponent<EntryPreviewProps>(
  'preview',
  () => import(/* webpackChunkName: "preview" */ '../preview/entry-preview.tsx'),
);

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

interface EntryEditorProps {
  readonly collection: CollectionInfo;
  readonly stored: Entry;
  readonly onCreated: (entry: Entry) => void;
}

type OpenDialog = 'schedule' | 'unpublish' | 'conflict';

/** The control of a field that gets the focus; a button only if there is nothing to type in. */
const CONTROLS = [':is(input:not([hidden]), textarea, select, [contenteditable])', 'button'];

/** Renders the editor of an entry: the bar with what can be done with it, its fields, and the page that shows it. */
export function EntryEditor({ collection, stored, onCreated }: EntryEditorProps) {
  const draft = useDraft(collection, stored, onCreated);
  const { entry, values, state, save } = draft;
  const [dialog, setDialog] = useState<OpenDialog | undefined>(draft.conflict && 'conflict');
  const close = () => setDialog(undefined);
  const form = useRef<HTMLFormElement>(null);
  const [focused, setFocused] = useState<string>();
  const [spoken, setSpoken] = useState('');
  const isUpToDate = entry.published !== null && changedFields(entry.published, values).length === 0;
  const preview = usePreviewChoice((collection.page ?? collection.shownOn) !== undefined);

  /** Moves the focus within the form, after the next rendering. */
  const focus = (...selectors: readonly string[]) =>
    requestAnimationFrame(() =>
      selectors.flatMap((selector) => form.current?.querySelector<HTMLElement>(selector) ?? [])[0]?.focus(),
    );
  const focusFirstError = () => focus('[aria-invalid="true"]');
  const changes = useEntryChanges(collection, draft, () => {
    close();
    focusFirstError();
  });
  const { errors, failure, isBusy } = changes;

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || document.querySelector('dialog[open]')) return;
    if (event.key === 's') {
      event.preventDefault();
      setSpoken('');
      void save().then((saved) => saved && setSpoken(editorTexts.saved('')));
    } else if (event.key === 'Enter' && !isUpToDate && entry.scheduledAt === null) {
      event.preventDefault();
      void changes.publish();
    }
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  // The list shows what was saved here.
  const refresh = useEffectEvent(changes.refresh);
  useEffect(() => () => refresh(), []);
  // A conflict that is new opens its dialog.
  const isInConflict = state === 'conflict';
  useEffect(() => {
    if (isInConflict) setDialog('conflict');
  }, [isInConflict]);

  const isOffline = state === 'offline';
  const page = entry.published && pageOf(collection, entry.published.slug);
  return (
    <>
      <EditorBar
        {...{ collection, draft, isUpToDate, preview }}
        errors={Object.keys(errors).length}
        onErrors={focusFirstError}
        onDecide={() => setDialog('conflict')}
      >
        <PublishButton
          {...{ collection, entry, isUpToDate, changes }}
          blocked={isOffline ? editorTexts.offlinePublish : isInConflict ? editorTexts.conflictWaits : undefined}
          onAsk={setDialog}
        />
      </EditorBar>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
      <Split data-preview={preview.isShown ? '' : undefined}>
        <EntryForm ref={form} {...{ collection, draft, errors }} onFocus={setFocused} onError={changes.setError}>
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
              <SmallButton onClick={changes.forgetFailure}>{doneTexts.close}</SmallButton>
            </ProblemNote>
          )}
          {state === 'deleted' && <DeletedNote collection={collection} draft={draft} />}
        </EntryForm>
        {preview.isShown && (
          <EntryPreview
            {...{ collection, values, focused }}
            id={entry.id}
            onHide={preview.toggle}
            onField={(name) => {
              preview.showForm();
              focus(...CONTROLS.map((control) => `[data-field="${name}"] ${control}`));
            }}
          />
        )}
      </Split>
      {dialog === 'schedule' && (
        <ScheduleDialog
          error={failure}
          busy={isBusy}
          onClose={close}
          onSchedule={(at) => void changes.schedule(at).then((isDone) => isDone && close())}
        />
      )}
      {dialog === 'unpublish' && (
        <ConfirmDialog
          title={editorTexts.unpublishTitle}
          text={editorTexts.unpublishText(page ?? undefined)}
          confirm={editorTexts.unpublish}
          busy={isBusy}
          onClose={close}
          onConfirm={() => void changes.unpublish().then(close)}
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
