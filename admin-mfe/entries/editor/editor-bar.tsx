import styled from '@emotion/styled';
import { ArrowLeft, ArrowUpRight, Check, CircleAlert } from '@studio/ui/icons';
import { phone, token } from '@studio/ui/tokens';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { iconControl, plainButton, quiet, stickyBar, textButton } from '../../components/styles.ts';
import { editorTexts } from '../../content/entries.ts';
import { paths } from '../../paths.ts';
import type { CollectionInfo } from '../entry-requests.ts';
import { EntryStatus } from '../entry-status.tsx';
import { CloudOff } from '../icons.tsx';
import { pageOf } from './addresses.ts';
import type { Draft } from './use-draft.ts';
import type { usePreviewChoice } from './use-preview-choice.ts';

const Bar = styled.header`
  ${stickyBar}
  z-index: 8;
  gap: 0.25rem 1rem;
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
  ${quiet}
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

interface EditorBarProps {
  readonly collection: CollectionInfo;
  readonly draft: Draft;
  /** True if the published entry equals the draft. */
  readonly isUpToDate: boolean;
  readonly errors: number;
  readonly preview: ReturnType<typeof usePreviewChoice>;
  readonly onErrors: () => void;
  readonly onDecide: () => void;
  readonly children: ReactNode;
}

/** Renders the bar above an editor: the way back, what visitors see, whether everything is saved, the preview and the publication. */
export function EditorBar(props: EditorBarProps) {
  const { collection, draft, isUpToDate, errors, preview, onErrors, onDecide, children } = props;
  const { name, plural, single } = collection;
  const { entry } = draft;
  const page = entry.published && pageOf(collection, entry.published.slug);
  return (
    <Bar>
      <Link className="back" to={single ? paths.dashboard : paths.entries(name)} aria-label={editorTexts.back(plural)}>
        <ArrowLeft size={18} strokeWidth={1.5} />
      </Link>
      <Link className="collection" to={paths.entries(name)} tabIndex={-1} aria-hidden="true">
        {plural}
      </Link>
      <div className="states">
        <EntryStatus entry={{ ...entry, publishedVersion: isUpToDate ? entry.version : entry.publishedVersion }} />
        {errors > 0 ? (
          <SaveWords data-error="">
            <CircleAlert size={18} />
            <button type="button" onClick={onErrors}>
              {editorTexts.toCorrect(errors)}
            </button>
          </SaveWords>
        ) : (
          <SaveState draft={draft} onDecide={onDecide} />
        )}
      </div>
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
      <div>{children}</div>
    </Bar>
  );
}

const clockOf = (time: Date) => time.toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' });

/** Renders whether the draft is saved, being saved, kept on the device, or in conflict. */
function SaveState({ draft: { state, savedAt, isKept, save }, onDecide }: Pick<EditorBarProps, 'draft' | 'onDecide'>) {
  if (state === 'saving') return <SaveWords role="status">{editorTexts.saving}</SaveWords>;
  if (state === 'offline') {
    return (
      <SaveWords data-error={isKept ? undefined : ''}>
        <CloudOff size={18} />
        {isKept ? editorTexts.kept(clockOf(new Date())) : editorTexts.notKept}
      </SaveWords>
    );
  }
  if (state === 'refused' || state === 'conflict') {
    const isRefused = state === 'refused';
    return (
      <SaveWords data-error="" role="alert">
        {isRefused && <CircleAlert size={18} />}
        <span>{isRefused ? editorTexts.notSaved : editorTexts.conflictWaits}</span>
        <button type="button" onClick={isRefused ? () => void save() : onDecide}>
          {isRefused ? editorTexts.tryAgain : editorTexts.decide}
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
