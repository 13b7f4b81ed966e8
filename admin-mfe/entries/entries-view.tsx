import { css } from '@emotion/react';
import type { Entry } from '@studio/content/api';
import { token } from '@studio/ui/tokens';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { SmallButton } from '../components/controls.tsx';
import { Failure, PageHead } from '../components/states.tsx';
import { PAGE_MARGIN, row } from '../components/styles.ts';
import { editorTexts, indexTexts, listTexts } from '../content/entries.ts';
import { contentAt, paths } from '../paths.ts';
import { hasStatus } from '../request/request.ts';
import { ForWriters, useMay } from '../request/session.ts';
import { DoneBar } from './done.tsx';
import { EntryEditor } from './editor/entry-editor.tsx';
import { newEntry } from './editor/use-draft.ts';
import { EntryReading } from './entry-reading.tsx';
import { type CollectionInfo, restoreEntry, setEntry, useCollections, useEntries, useEntry } from './entry-requests.ts';
import { EntryHistory } from './history/entry-history.tsx';
import { EntryList } from './list/entry-list.tsx';
import { ProjectList } from './list/project-list.tsx';

/** Renders the page of content at the address: the list of a collection, or the editor or the history of an entry. */
export default function EntriesView() {
  const { pathname } = useLocation();
  const { collection: name = '', id } = contentAt(pathname) ?? {};
  const { data: collections, isError, refetch } = useCollections();
  const collection = collections?.find((each) => each.name === name);
  const failed = isError && listTexts.failed(listTexts.content);
  if (name === '') return <CollectionIndex />;
  return (
    <>
      {failed && <Failure text={failed} onRetry={refetch} />}
      {collections && !collection && <NotThere text={listTexts.noCollection} to={paths.dashboard} />}
      {collection && id === undefined && <CollectionPage key={name} collection={collection} />}
      {collection && id !== undefined && <EntryPage collection={collection} id={id} />}
      <DoneBar />
    </>
  );
}

/** Lists the collections that the navigation does not list. */
function CollectionIndex() {
  const { data = [], isError, refetch } = useCollections();
  return (
    <>
      <PageHead title={indexTexts.title} summary={indexTexts.lead} />
      {isError && <Failure text={listTexts.failed(listTexts.content)} onRetry={refetch} />}
      <ul css={index}>
        {data
          .filter(({ name }) => !LISTED.includes(name))
          .map(({ name, plural }) => (
            <li key={name}>
              <Link to={paths.entries(name)}>{plural}</Link>
            </li>
          ))}
      </ul>
    </>
  );
}

/** Collections that the navigation lists. */
const LISTED = ['projects', 'clients', 'posts', 'services', 'websites', 'testimonials', 'faqs', 'team'];

const index = css`
  a {
    display: block;
    padding: 1rem ${PAGE_MARGIN};
    border-bottom: 1px solid ${token('hairline')};
    color: inherit;
    font-weight: 500;
    text-decoration: none;
    &:hover {
      background: ${token('wash')};
    }
  }
`;

interface CollectionProps {
  readonly collection: CollectionInfo;
}

function CollectionPage({ collection }: CollectionProps) {
  const { pathname } = useLocation();
  if (collection.single) return <OnlyEntry collection={collection} />;
  return collection.name === 'projects' ? (
    <ProjectList key={pathname} collection={collection} />
  ) : (
    <EntryList collection={collection} />
  );
}

/** Leads to the editor of the one entry of a collection. */
function OnlyEntry({ collection }: CollectionProps) {
  const { data, isError, refetch } = useEntries(collection.name);
  const navigate = useNavigate();
  const id = data?.[0]?.id;
  useEffect(() => {
    if (id !== undefined) void navigate(paths.entry(collection.name, id), { replace: true });
  }, [navigate, collection.name, id]);
  return isError ? <Failure text={editorTexts.failed} onRetry={refetch} /> : null;
}

interface EntryPageProps extends CollectionProps {
  readonly id: string;
}

function EntryPage({ collection, id }: EntryPageProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const mayWrite = useMay('write');
  /** Id of the entry that this editor has created: it stays the same editor. */
  const [created, setCreated] = useState<string>();
  const { data, error, refetch } = useEntry(collection.name, id, id !== 'new');
  if (id === 'new' && !mayWrite) return <NotThere text={editorTexts.readOnly} to={paths.entries(collection.name)} />;
  const entry = id === 'new' ? newEntry : data;
  const onCreated = (stored: Entry) => {
    setEntry(client, collection.name, stored);
    setCreated(stored.id);
    // The page stays where it is, and so does the focus.
    void navigate(paths.entry(collection.name, stored.id), { replace: true, preventScrollReset: true });
  };
  if (!entry) {
    if (!error) return null;
    return hasStatus(error, 404) || hasStatus(error, 400) ? (
      <NotThere text={editorTexts.notThere(collection.singular)} to={paths.entries(collection.name)} />
    ) : (
      <Failure text={editorTexts.failed} onRetry={refetch} />
    );
  }
  if (entry.deletedAt !== null) return <InTrash collection={collection} entry={entry} />;
  const key = id === created ? 'new' : id;
  if (search.has('history')) return <EntryHistory key={key} collection={collection} entry={entry} />;
  if (!mayWrite) return <EntryReading collection={collection} entry={entry} />;
  return <EntryEditor key={key} collection={collection} stored={entry} onCreated={onCreated} />;
}

function InTrash({ collection, entry }: CollectionProps & { readonly entry: Entry }) {
  const client = useQueryClient();
  const restore = () =>
    void restoreEntry(collection.name, entry.id).then(
      (restored) => {
        setEntry(client, collection.name, restored);
        return client.invalidateQueries({ queryKey: ['entries', collection.name] });
      },
      () => undefined,
    );
  return (
    <NotThere text={editorTexts.inTrash(collection.singular)} to={paths.entries(collection.name)}>
      <ForWriters>
        <SmallButton onClick={restore}>{editorTexts.restore}</SmallButton>
      </ForWriters>
    </NotThere>
  );
}

interface NotThereProps {
  readonly text: string;
  readonly to: string;
  readonly children?: React.ReactNode;
}

/** Says why there is nothing to edit, with a link to the list. */
const NotThere = ({ text, to, children }: NotThereProps) => (
  <div css={[row, { gap: '1rem', padding: `2rem ${PAGE_MARGIN}` }]}>
    <h1 css={{ fontSize: '1.0625rem', fontWeight: 500 }}>{text}</h1>
    {children}
    <Link to={to}>{editorTexts.toTheList}</Link>
  </div>
);
