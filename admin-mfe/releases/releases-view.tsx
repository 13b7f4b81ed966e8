import styled from '@emotion/styled';
import { ButtonLink } from '@studio/ui/button';
import { from } from '@studio/ui/media';
import { Skeleton } from '@studio/ui/skeleton';
import { token } from '@studio/ui/tokens';
import { useState } from 'react';
import { releasesPage } from '../content/releases.ts';
import { localDate } from '../layout/dates.ts';
import { Failure } from '../layout/failure.tsx';
import { Download } from '../layout/icons.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { PAGE_MARGIN, smallButton } from '../layout/styles.ts';
import { type AskedChange, ChangeDialog } from './change-dialog.tsx';
import { ReleaseLog } from './release-log.tsx';
import { LOG_ADDRESS, useReleases } from './release-requests.ts';
import { RemoteRow } from './remote-row.tsx';

/** From this width on the cells stand in columns below a head. */
const wide = '@media (min-width: 75rem)';

const columns = '9rem 9rem 7.5rem 7.5rem 12rem 12rem 2.75rem';

const Page = styled.div`
  padding: 0 ${PAGE_MARGIN} 3rem;
  .small {
    color: ${token('ink-2')};
    font-size: 0.875rem;
  }
  h2 {
    font: 500 1rem/1.4 ${token('font-text')};
  }
  .head {
    display: none;
    color: ${token('ink-2')};
    font-size: 0.875rem;
  }
  ${wide} {
    .head {
      display: grid;
      grid-template-columns: ${columns};
      gap: 0 1.125rem;
      padding-block: 0.75rem;
    }
  }
`;

const Remotes = styled.ul`
  margin: 0 0 2.5rem;
  padding: 0;
  border-bottom: 1px solid ${token('hairline')};
  list-style: none;
  & > li {
    border-top: 1px solid ${token('hairline')};
  }
  .cells {
    position: relative;
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 1rem;
    padding-block: 1rem;
  }
  .cells > :first-of-type {
    grid-column: 1 / -1;
    padding-inline-end: 3rem;
  }
  .cells > details {
    position: absolute;
    inset: 0.625rem 0 auto auto;
  }
  [data-name]::before {
    display: block;
    color: ${token('ink-3')};
    font-size: 0.8125rem;
    content: attr(data-name);
  }
  ${from.tablet} {
    .cells {
      grid-template-columns: repeat(3, 1fr);
    }
  }
  ${wide} {
    .cells {
      grid-template-columns: ${columns};
      gap: 0 1.125rem;
      align-items: center;
      min-height: 4.75rem;
    }
    .cells > :first-of-type {
      grid-column: auto;
      padding: 0;
    }
    .cells > details {
      position: relative;
      inset: auto;
    }
    /* The head of the list names the cells for the eye. */
    [data-name]::before {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;

/** What is live of each remote, how it does, and the log. */
export default function ReleasesView() {
  const { data, isError, refetch } = useReleases();
  const [asked, setAsked] = useState<AskedChange>();
  return (
    <>
      <PageHead title={releasesPage.title} summary={data && releasesPage.summary(data.seq, localDate(data.since))} />
      {isError && <Failure text={releasesPage.failed} onRetry={refetch} />}
      <Page>
        {!data && !isError && <Skeleton css={{ width: '60%' }} />}
        {data && (
          <>
            <div className="head" aria-hidden="true">
              {['remote', 'live', 'sinceBy', 'visitors', 'errors', 'lcp'].map((key) => (
                <span key={key}>{releasesPage[key as 'remote']}</span>
              ))}
            </div>
            <Remotes>
              {data.remotes.map((remote) => (
                <RemoteRow key={remote.name} remote={remote} onAsk={setAsked} />
              ))}
            </Remotes>
            <ReleaseLog log={data.log} />
            <ButtonLink
              to={LOG_ADDRESS}
              reloadDocument
              download
              variant="outline"
              css={[smallButton, { marginTop: '1rem' }]}
            >
              <Download size={18} /> {releasesPage.exportLog}
            </ButtonLink>
          </>
        )}
      </Page>
      {asked && <ChangeDialog asked={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}
