import styled from '@emotion/styled';
import type { Entry } from '@studio/content/api';
import { token } from '@studio/ui/tokens';
import { textButton } from '../../components/styles.ts';
import { editorTexts } from '../../content/entries.ts';
import { type CollectionInfo, type FieldInfo, useEntries, type Values } from '../entry-requests.ts';
import { Redirect } from '../icons.tsx';
import { freeAddress } from './addresses.ts';

const Note = styled.p`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  margin-top: 0.5rem;
  padding-inline: 0.875rem;
  border-radius: ${token('radius-field')};
  background: ${token('iris-wash')};
  font-size: 0.875rem;
  & > svg {
    flex: none;
    color: ${token('iris')};
  }
  & > span {
    flex: 1;
    padding-block: 0.5rem;
    overflow-wrap: anywhere;
  }
  & > button {
    ${textButton}
    color: ${token('iris')};
    font-weight: 500;
    text-decoration: none;
    white-space: nowrap;
  }
`;

interface AddressNoteProps {
  readonly collection: CollectionInfo;
  readonly field: FieldInfo;
  readonly entry: Entry;
  readonly values: Values;
  readonly isTaken: boolean;
  readonly onUse: (slug: string) => void;
}

/** Says that the old address of a published entry leads to a changed one, or which address is free. */
export function AddressNote({ collection, field, entry, values, isTaken, onUse }: AddressNoteProps) {
  const { data = [] } = useEntries(collection.name, false, isTaken);
  const [slug, old] = [String(values.slug ?? ''), entry.published?.slug];
  if (isTaken && slug !== '') {
    const free = freeAddress(slug, new Set(data.map(({ draft }) => String(draft.slug))));
    return (
      <Note>
        <span>{editorTexts.freeHint}</span>
        <button type="button" onClick={() => onUse(free)}>
          {editorTexts.takeFree(free)}
        </button>
      </Note>
    );
  }
  if (typeof old !== 'string' || old === slug || collection.page === undefined) return null;
  const [before, after] = editorTexts.redirect;
  return (
    <Note>
      <Redirect size={18} />
      <span>
        {before}
        <strong>
          {String(field.before ?? '')}
          {old}
        </strong>
        {after}
      </span>
      <button type="button" onClick={() => onUse(old)}>
        {editorTexts.keepOld}
      </button>
    </Note>
  );
}
