import styled from '@emotion/styled';
import type { Entry } from '@studio/content/api';
import { token } from '@studio/ui/tokens';
import { Link } from 'react-router-dom';
import { PageHead } from '../components/states.tsx';
import { PAGE_MARGIN, quiet, row } from '../components/styles.ts';
import { editorTexts, listTexts } from '../content/entries.ts';
import { paths } from '../paths.ts';
import { pageOf } from './editor/addresses.ts';
import { textOf } from './editor/dialogs.tsx';
import type { CollectionInfo, FieldInfo } from './entry-requests.ts';
import { EntryStatus, titleOf } from './entry-status.tsx';
import { Thumbnail } from './thumbnail.tsx';

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;
  max-width: 47.5rem;
  padding: 0 ${PAGE_MARGIN} 3rem;
  dt {
    padding-top: 0.75rem;
    border-top: 1px solid ${token('hairline')};
    ${quiet}
  }
  dd {
    padding-bottom: 0.75rem;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

interface EntryReadingProps {
  readonly collection: CollectionInfo;
  readonly entry: Entry;
}

/** Renders the draft of an entry for readers, who cannot change it. */
export function EntryReading({ collection, entry }: EntryReadingProps) {
  const { name, plural, fields, single } = collection;
  const page = entry.published && pageOf(collection, entry.published.slug);
  return (
    <>
      <PageHead title={titleOf(entry, collection.title)} />
      <Page>
        <p css={[row, { gap: '0.5rem 1.25rem' }]}>
          <EntryStatus entry={entry} />
          {!single && <Link to={paths.entries(name)}>{plural}</Link>}
          <Link to={paths.history(name, entry.id)}>{listTexts.history}</Link>
          {page && <a href={page}>{listTexts.openOnSite}</a>}
        </p>
        <dl>
          {fields
            .filter((field) => textOf(entry.draft[field.name]) !== '')
            .map((field) => (
              <div key={field.name}>
                <dt>{field.label}</dt>
                <dd dir="auto">{shown(field, entry.draft[field.name])}</dd>
              </div>
            ))}
        </dl>
      </Page>
    </>
  );
}

function shown({ kind }: FieldInfo, value: unknown) {
  if (kind === 'picture') return <Thumbnail picture={value} />;
  if (kind === 'switch') return value === true ? editorTexts.on : editorTexts.off;
  return textOf(value);
}
