import styled from '@emotion/styled';
import { from, token } from '@studio/ui/tokens';
import { quiet, textButton } from '../../components/styles.ts';
import { historyTexts } from '../../content/entries.ts';
import { textOf } from '../editor/dialogs.tsx';
import { changedFields } from '../editor/merge.ts';
import type { CollectionInfo, Values } from '../entry-requests.ts';
import { diffParagraphs } from './diff.ts';
import { TextDiff } from './text-diff.tsx';

const Fields = styled.dl`
  & > div {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0.25rem 1rem;
    align-items: start;
    padding-block: 0.875rem;
    border-top: 1px solid ${token('hairline')};
    ${from.tablet} {
      grid-template-columns: 6.5rem minmax(0, 1fr) 5.75rem;
    }
  }
  dt {
    ${quiet}
    line-height: 1.6;
  }
  dd {
    grid-row: 2;
    grid-column: 1 / -1;
    line-height: 1.6;
    ${from.tablet} {
      grid-row: auto;
      grid-column: auto;
    }
  }
  button {
    ${textButton}
    min-height: 1.75rem;
    color: ${token('iris')};
    font-weight: 500;
    text-align: end;
    text-decoration: none;
  }
  .folded {
    ${quiet}
  }
`;

interface ChangesProps {
  readonly collection: CollectionInfo;
  readonly before: Values;
  readonly after: Values;
  /** Puts a field of the version into the draft. Unset: the version is the draft, or the person is a reader. */
  readonly onRestore: ((field: string) => void) | undefined;
}

/** Renders the fields of a version that differ from another one, and the names of those that do not. */
export function Changes({ collection, before, after, onRestore }: ChangesProps) {
  const names = changedFields(before, after);
  const changed = collection.fields.filter(({ name }) => names.includes(name));
  const same = collection.fields.filter(({ name }) => !names.includes(name));
  return (
    <Fields>
      {changed.map(({ name, label, kind }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd dir="auto">
            {kind === 'markdown' ? (
              <LongDiff before={textOf(before[name])} after={textOf(after[name])} />
            ) : (
              <TextDiff before={textOf(before[name])} after={textOf(after[name])} />
            )}
          </dd>
          {onRestore && (
            <button type="button" aria-label={historyTexts.restoreField(label)} onClick={() => onRestore(name)}>
              {historyTexts.restore}
            </button>
          )}
        </div>
      ))}
      {same.length > 0 && (
        <div>
          <dt>{historyTexts.same}</dt>
          <dd>{same.map(({ label }) => label).join(', ')}</dd>
        </div>
      )}
    </Fields>
  );
}

/** Renders the differences of long texts. Paragraphs that are the same are folded. */
function LongDiff({ before, after }: { readonly before: string; readonly after: string }) {
  const pieces = diffParagraphs(before, after);
  return pieces.map(({ kind, text }, i) => {
    const previous = pieces[i - 1];
    if (kind === 'same') {
      if (previous?.kind === 'same') return null;
      const end = pieces.findIndex((piece, at) => at > i && piece.kind !== 'same');
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity
        <p key={i} className="folded">
          {historyTexts.sameParagraphs((end < 0 ? pieces.length : end) - i)}
        </p>
      );
    }
    // A paragraph that replaces the one before it is shown with its changed words.
    if (kind === 'removed' && pieces[i + 1]?.kind === 'added') return null;
    const [old, now] = kind === 'removed' ? [text, ''] : [previous?.kind === 'removed' ? previous.text : '', text];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity
      <p key={i} css={{ marginBlock: '0.75rem' }}>
        <TextDiff before={old} after={now} />
      </p>
    );
  });
}
