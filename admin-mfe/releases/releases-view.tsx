import styled from '@emotion/styled';
import type { LiveRemote } from '@studio/client/releases';
import { from, token } from '@studio/ui/tokens';
import { useState } from 'react';
import { SmallButton } from '../components/controls.tsx';
import { ownersOnly } from '../components/page.tsx';
import { Failure, LoadingRows, PageHead } from '../components/states.tsx';
import { COLUMNS, PAGE_MARGIN, PAGE_WIDTH, quiet, WIDEST } from '../components/styles.ts';
import { localDate } from '../content/dates.ts';
import { releasesPage } from '../content/releases.ts';
import { useSession } from '../request/session.ts';
import { ChangeDialog, type ProposedChange } from './change-dialog.tsx';
import { EvidenceDialog } from './evidence-dialog.tsx';
import { ReleaseLog } from './release-log.tsx';
import { useReleases } from './release-requests.ts';
import { RemoteRow } from './remote-row.tsx';

const columns = 'minmax(6.5rem, 1fr) 8.75rem minmax(7.75rem, 9.25rem) 6.75rem 10.75rem 10.75rem 2.75rem';

const widestColumns = 'minmax(6.5rem, 1fr) 10rem 11rem 8.5rem 16rem 16rem 2.75rem';

/** The live releases and, on wide screens beside them, the log. */
const Page = styled.div`
  max-width: ${PAGE_WIDTH};
  padding: 0 ${PAGE_MARGIN} 3rem;
  .small {
    ${quiet}
  }
  .head {
    display: none;
    ${quiet}
  }
  ${COLUMNS} {
    .head {
      display: grid;
      grid-template-columns: ${columns};
      gap: 0 1rem;
      padding-block: 0.75rem;
    }
  }
  ${from.wide} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(25rem, 28%);
    gap: 4rem;
    align-items: start;
  }
  ${WIDEST} {
    .head {
      grid-template-columns: ${widestColumns};
    }
  }
`;

const Remotes = styled.ul`
  margin-bottom: 2.5rem;
  border-bottom: 1px solid ${token('hairline')};
  & > li {
    border-top: 1px solid ${token('hairline')};
  }
  h2 {
    font: 500 1rem/1.4 ${token('font-text')};
  }
  time {
    font-size: 0.9375rem;
  }
  .cells {
    display: grid;
    grid-template:
      'name name menu' 'live since since' 'visitors visitors visitors' 'errors errors errors' 'lcp lcp lcp'
      / 1fr 1fr 2.75rem;
    gap: 0.75rem 1rem;
    padding-block: 1rem 1.25rem;
  }
  .cells > div:first-of-type {
    grid-area: name;
  }
  .cells > details {
    grid-area: menu;
    justify-self: end;
  }
  [data-name]::before {
    display: block;
    color: ${token('ink-3')};
    font-size: 0.8125rem;
    content: attr(data-name);
  }
  .line {
    display: flex;
    align-items: center;
    gap: 1rem;
  }
  .line::before {
    margin-inline-end: auto;
  }
  /* Aligns the left edges of the drawings. */
  .line > span {
    width: 11.25rem;
  }
  .line > p {
    min-width: 4rem;
  }
  ${from.tablet} {
    .cells {
      grid-template: 'name live since menu' 'visitors errors lcp lcp' / minmax(0, 1.2fr) minmax(0, 1fr) minmax(0, 1fr) 2.75rem;
    }
    /* Below its name, with drawing and text on one line. */
    .line {
      flex-wrap: wrap;
      gap: 0.25rem 0.75rem;
    }
    .line::before {
      flex-basis: 100%;
    }
    .line > span {
      width: auto;
    }
    .line > p {
      min-width: 0;
    }
  }
  ${COLUMNS} {
    .cells {
      grid-template: 'name live since visitors errors lcp menu' / ${columns};
      gap: 0 1rem;
      align-items: center;
      min-height: 4.75rem;
    }
    .line {
      display: block;
    }
    .line > span {
      width: 11.25rem;
    }
    /* Hidden visually, because the head of the list names the cells. */
    [data-name]::before {
      position: absolute;
      clip-path: inset(50%);
    }
  }
  ${WIDEST} {
    .cells {
      grid-template-columns: ${widestColumns};
      min-height: 5.75rem;
    }
  }
`;

/** Time without reports, in ms, after which the page shows a notice: a site with visitors always has some. */
const SILENT_MS = 60 * 60 * 1000;

const isSilentSince = (iso: string) => Date.now() - Date.parse(iso) > SILENT_MS;

export default ownersOnly(releasesPage.title, Releases);

/** Renders the live releases with their metrics, and the log. */
function Releases() {
  const { data, isError, refetch } = useReleases();
  const { data: session } = useSession();
  const [proposed, setProposed] = useState<ProposedChange>();
  const [explained, setExplained] = useState<LiveRemote>();
  const propose = (change: ProposedChange) => {
    setExplained(undefined);
    setProposed(change);
  };
  return (
    <>
      <PageHead title={releasesPage.title} summary={data && releasesPage.summary(data.seq, localDate(data.since))} />
      {isError && <Failure text={releasesPage.failed} onRetry={refetch} />}
      <Page>
        {!data && !isError && <LoadingRows />}
        {data && (
          <>
            <div>
              {data.lastReport && isSilentSince(data.lastReport) && (
                <p className="small">{releasesPage.noReports(localDate(data.lastReport))}</p>
              )}
              <div className="head" aria-hidden="true">
                {['remote', 'live', 'sinceBy', 'visitors', 'errors', 'lcp'].map((key) => (
                  <span key={key}>{releasesPage[key as 'remote']}</span>
                ))}
              </div>
              <Remotes>
                {data.remotes.map((remote) => (
                  <RemoteRow
                    key={remote.name}
                    remote={remote}
                    onPropose={propose}
                    onEvidence={() => setExplained(remote)}
                  />
                ))}
              </Remotes>
              {session?.access === 'password' && (
                <form method="post" action="/api/v1/release-bar" css={{ marginBottom: '1.5rem' }}>
                  <p className="small">{releasesPage.showOnPagesHint}</p>
                  <SmallButton type="submit" name="show" value="on">
                    {releasesPage.showOnPages}
                  </SmallButton>
                </form>
              )}
              <div css={{ marginBottom: '2.5rem' }}>
                {releasesPage.meanings.map((text) => (
                  <p key={text} className="small">
                    {text}
                  </p>
                ))}
              </div>
            </div>
            <ReleaseLog log={data.log} />
          </>
        )}
      </Page>
      {explained?.takenBack && (
        <EvidenceDialog
          remote={explained}
          takenBack={explained.takenBack}
          onPropose={propose}
          onClose={() => setExplained(undefined)}
        />
      )}
      {proposed && <ChangeDialog proposed={proposed} onClose={() => setProposed(undefined)} />}
    </>
  );
}
