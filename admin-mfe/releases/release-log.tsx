import styled from '@emotion/styled';
import type { LogEntry } from '@studio/client/releases';
import { ButtonLink, Heading } from '@studio/ui';
import { from, phone, token } from '@studio/ui/tokens';
import { useState } from 'react';
import { SmallButton } from '../components/controls.tsx';
import { Download } from '../components/icons.tsx';
import { lazyComponent } from '../components/lazy-component.tsx';
import { ListTime } from '../components/local-time.tsx';
import { quiet, row, smallButton, textButton } from '../components/styles.ts';
import { releasesPage } from '../content/releases.ts';
import { LOG_ADDRESS } from './release-requests.ts';

const TextChanges = lazyComponent(
  'text-changes',
  () => import(/* webpackChunkName: "text-changes" */ './text-changes.tsx'),
);

/** Actions that show visitors another version. */
const SHOWS: ReadonlySet<LogEntry['action']> = new Set(['promote', 'rollback', 'canary']);

/** Number of entries at first. */
const FIRST = 8;

/** Grid of an entry on phones and in a narrow column. */
const block = `
  grid-template: 'name time' 'what what' 'by by' / minmax(0, 1fr) auto;
`;

const List = styled.ol`
  margin-block: 0.75rem 1.5rem;
  li {
    display: grid;
    grid-template: 'time name what by' / 9rem 7rem minmax(0, 1fr) auto;
    gap: 0 1rem;
    padding-block: 0.875rem;
    border-top: 1px solid ${token('hairline')};
    font-size: 0.9375rem;
  }
  time {
    grid-area: time;
    color: ${token('ink-2')};
    font-variant-numeric: tabular-nums;
  }
  .name {
    grid-area: name;
    font-weight: 500;
  }
  .what {
    grid-area: what;
  }
  .note {
    ${quiet}
    overflow-wrap: anywhere;
  }
  ${phone} {
    li {
      ${block}
    }
  }
  ${from.wide} {
    li {
      ${block}
    }
  }
`;

/** Renders the newest entries of the log of deployments. */
export function ReleaseLog({ log }: { readonly log: readonly LogEntry[] }) {
  const [showsAll, setShowsAll] = useState(false);
  return (
    <section aria-labelledby="release-log">
      <Heading as="h2" size="title4" id="release-log">
        {releasesPage.log}
      </Heading>
      <List>
        {(showsAll ? log : log.slice(0, FIRST)).map((entry) => (
          <li key={entry.seq}>
            <ListTime iso={entry.at} />
            <span className="name">{entry.name}</span>
            <div className="what">
              <span>{releasesPage.done(entry)}</span>
              {entry.note !== null && <p className="note">{entry.note}</p>}
              {SHOWS.has(entry.action) && entry.traffic !== 0 && <Words entry={entry} />}
            </div>
            <span className="small">{entry.by ?? releasesPage.start}</span>
          </li>
        ))}
      </List>
      <div css={row}>
        {!showsAll && log.length > FIRST && (
          <SmallButton onClick={() => setShowsAll(true)}>{releasesPage.allLog}</SmallButton>
        )}
        <ButtonLink to={LOG_ADDRESS} reloadDocument download variant="outline" css={smallButton}>
          <Download size={18} /> {releasesPage.exportLog}
        </ButtonLink>
      </div>
    </section>
  );
}

/** Renders a button that shows what an entry changed in words. */
function Words({ entry: { seq, name, number } }: { readonly entry: LogEntry }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label={releasesPage.changesOf(name, number)}
        onClick={() => setIsOpen(!isOpen)}
        css={textButton}
      >
        {releasesPage.changes}
      </button>
      {isOpen && <TextChanges seq={seq} />}
    </div>
  );
}
