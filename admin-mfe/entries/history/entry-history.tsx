import styled from '@emotion/styled';
import type { Entry } from '@studio/content/api';
import { Alert, Heading } from '@studio/ui';
import { ArrowLeft } from '@studio/ui/icons';
import { from, token } from '@studio/ui/tokens';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { Select, SmallButton } from '../../components/controls.tsx';
import { Undo } from '../../components/icons.tsx';
import { Failure } from '../../components/states.tsx';
import { iconControl, PAGE_MARGIN, quiet, row, stickyBar } from '../../components/styles.ts';
import { localDate, longDay } from '../../content/dates.ts';
import { doneTexts, editorTexts, historyTexts } from '../../content/entries.ts';
import { paths } from '../../paths.ts';
import { useMay } from '../../request/session.ts';
import { textOf } from '../editor/dialogs.tsx';
import { changedFields } from '../editor/merge.ts';
import { type CollectionInfo, saveEntry, setEntry, useVersion, useVersions, type Values } from '../entry-requests.ts';
import { titleOf } from '../entry-status.tsx';
import { Changes } from './changes.tsx';
import { type Sitting, sittingsOf } from './sittings.ts';

const Bar = styled.header`
  ${stickyBar}
  flex-wrap: wrap;
  gap: 0 1rem;
  font-size: 0.9375rem;
  & > a {
    ${iconControl}
    flex: none;
    margin-inline: -0.75rem -0.5rem;
  }
  & > .name {
    overflow: hidden;
    color: ${token('ink-2')};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > h1 {
    padding-inline-start: 1rem;
    border-inline-start: 1px solid ${token('hairline')};
    font-size: 0.9375rem;
    font-weight: 500;
  }
  & > p {
    color: ${token('ink-2')};
  }
  & > button {
    margin-inline-start: auto;
    white-space: nowrap;
  }
`;

const Columns = styled.div`
  ${from.desktop} {
    display: grid;
    grid-template-columns: 22.75rem minmax(0, 1fr);
    & > nav {
      min-height: calc(100dvh - 4.75rem);
      border-inline-end: 1px solid ${token('hairline')};
    }
  }
  & > nav h2 {
    padding: 0.875rem 1.75rem 0.75rem;
    color: ${token('ink-2')};
    font-size: 0.8125rem;
    font-weight: 400;
  }
  & > nav button {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0.25rem 1rem;
    width: 100%;
    min-height: 4rem;
    padding: 0.75rem 1.75rem;
    border: 0;
    border-block-start: 1px solid ${token('hairline')};
    background: none;
    color: ${token('ink-2')};
    text-align: start;
    cursor: pointer;
    &:hover {
      background: ${token('wash')};
    }
    &[aria-current] {
      background: ${token('iris-wash')};
      box-shadow: inset 3px 0 0 ${token('iris')};
    }
    & > strong {
      color: ${token('ink')};
      font-weight: 500;
    }
  }
`;

interface EntryHistoryProps {
  readonly collection: CollectionInfo;
  readonly entry: Entry;
}

/** Renders the versions of an entry, what each has changed, and buttons that put a version or a field of it into the draft. */
export function EntryHistory({ collection, entry }: EntryHistoryProps) {
  const { data: versions, isError, refetch } = useVersions(collection.name, entry.id, entry.version);
  const sittings = sittingsOf(versions ?? [], entry.publishedVersion);
  const [chosen, setChosen] = useState<number>();
  const [isAgainstDraft, setIsAgainstDraft] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [keepsAddress, setKeepsAddress] = useState(true);
  const [isFailed, setIsFailed] = useState(false);
  const client = useQueryClient();
  const navigate = useNavigate();
  const index = Math.max(0, chosen === undefined ? 1 : sittings.findIndex(({ version }) => version === chosen));
  const shown = sittings[index] ?? sittings[0];
  const other = isAgainstDraft ? sittings[0] : sittings[index + 1];
  const after = useVersion(collection.name, entry.id, shown?.version);
  const before = useVersion(collection.name, entry.id, other?.version) ?? (other ? undefined : {});
  const mayRestore = useMay('write') && shown?.version !== entry.version;
  const hasOtherAddress = after !== undefined && after.slug !== entry.draft.slug;

  async function restore(values: Values): Promise<void> {
    try {
      const saved = await saveEntry(collection.name, entry.id, entry.version, values);
      setEntry(client, collection.name, saved);
      await client.invalidateQueries({ queryKey: ['entries', collection.name] });
      await navigate(paths.entry(collection.name, entry.id));
    } catch {
      setIsAsking(false);
      setIsFailed(true);
    }
  }

  const title = titleOf(entry, collection.title);
  return (
    <>
      <Bar>
        <Link to={paths.entry(collection.name, entry.id)} aria-label={editorTexts.back(title)}>
          <ArrowLeft size={18} strokeWidth={1.5} />
        </Link>
        <span className="name">{title}</span>
        <h1>{historyTexts.title}</h1>
        <p>{historyTexts.versions(sittings.length)}</p>
        {mayRestore && after && (
          <SmallButton variant="primary" onClick={() => setIsAsking(true)}>
            <Undo size={18} />
            {historyTexts.restoreVersion}
          </SmallButton>
        )}
      </Bar>
      {isError && <Failure text={historyTexts.failed} onRetry={refetch} />}
      <Columns>
        <nav aria-label={historyTexts.title}>
          {daysOf(sittings).map(([day, ofDay]) => (
            <section key={day}>
              <h2>{day}</h2>
              <ol className="sittings">
                {ofDay.map((sitting) => (
                  <li key={sitting.version}>
                    <button
                      type="button"
                      aria-current={sitting === shown || undefined}
                      onClick={() => setChosen(sitting.version)}
                    >
                      <strong>{historyTexts.version(sitting.version)}</strong>
                      <time dateTime={sitting.savedAt}>{clockOf(sitting.savedAt)}</time>
                      <span>{sitting.version === entry.version ? historyTexts.draftNow : ''}</span>
                      <span>{sitting.live === undefined ? '' : historyTexts[sitting.live]}</span>
                      {sitting.by && <span translate="no">{sitting.by}</span>}
                    </button>
                  </li>
                ))}
              </ol>
            </section>
          ))}
        </nav>
        <div css={{ padding: `1.5rem ${PAGE_MARGIN} 4rem` }}>
          {isFailed && <Alert kind="error">{doneTexts.failed}</Alert>}
          {shown && after && before && (
            <>
              <div
                css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '0.75rem', marginBottom: '1.5rem' }}
              >
                <div css={{ flex: 1 }}>
                  <p css={quiet}>{localDate(shown.savedAt, { long: true })}</p>
                  <Heading as="h2" size="title2">
                    {historyTexts.changes(changedFields(before, after).length)}
                  </Heading>
                </div>
                <span css={[row, { minWidth: 0, color: token('ink-2') }]}>
                  {historyTexts.against}
                  <Select
                    aria-label={historyTexts.against}
                    value={isAgainstDraft ? 'draft' : 'before'}
                    options={[
                      ['before', historyTexts.before],
                      ['draft', historyTexts.draft],
                    ]}
                    onChange={(version) => setIsAgainstDraft(version === 'draft')}
                  />
                </span>
              </div>
              <Changes
                {...{ collection, before, after }}
                onRestore={mayRestore ? (name) => void restore({ ...entry.draft, [name]: after[name] }) : undefined}
              />
            </>
          )}
        </div>
      </Columns>
      {isAsking && after && (
        <ConfirmDialog
          title={historyTexts.restoreTitle}
          text={historyTexts.restoreText}
          confirm={historyTexts.restoreAsDraft}
          onClose={() => setIsAsking(false)}
          onConfirm={() => void restore(keepsAddress && hasOtherAddress ? { ...after, slug: entry.draft.slug } : after)}
        >
          {hasOtherAddress && (
            <label css={{ display: 'flex', gap: '0.75rem', marginTop: '1rem' }}>
              <input
                type="checkbox"
                checked={keepsAddress}
                onChange={({ target }) => setKeepsAddress(target.checked)}
                css={{ width: '1.25rem', height: '1.25rem', accentColor: token('iris') }}
              />
              {historyTexts.keepAddress}: {textOf(entry.draft.slug)}
            </label>
          )}
        </ConfirmDialog>
      )}
    </>
  );
}

const clockOf = (iso: string) => new Date(iso).toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' });

/** Returns sittings by the days on which they ended. */
function daysOf(sittings: readonly Sitting[]): (readonly [day: string, sittings: readonly Sitting[]])[] {
  const days = new Map<string, Sitting[]>();
  for (const sitting of sittings) {
    const day = longDay(new Date(sitting.savedAt));
    days.set(day, [...(days.get(day) ?? []), sitting]);
  }
  return [...days];
}
