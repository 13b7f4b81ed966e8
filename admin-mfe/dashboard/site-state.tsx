import styled from '@emotion/styled';
import { siteState } from '@studio/client/site-state';
import { token } from '@studio/ui/tokens';
import type { SiteStateApi } from 'api/types';
import { hc } from 'hono/client';
import { DataTable } from '../components/data-table.tsx';
import { LocalTime } from '../components/local-time.tsx';
import { Section } from '../components/section.tsx';
import { Failure, LoadingRows } from '../components/states.tsx';
import { dashboard } from '../content/pages.ts';
import { MailSection } from '../mail/mail-section.tsx';
import { useApi } from '../request/api.ts';
import { apiOptions } from '../request/request.ts';

/** Characters of a version that are shown. */
const VERSION_LENGTH = 10;

/** Interval at which the state is fetched again. */
const POLL_INTERVAL_MS = 30_000;

const Table = styled(DataTable)`
  margin-top: 0.875rem;
  th[scope='row'] {
    font-weight: 500;
  }
  & :is(th, td) {
    padding-block: 0.625rem;
    overflow-wrap: anywhere;
  }
  thead th {
    padding-block: 0 0.375rem;
    font-size: 0.875rem;
  }
  [data-bad] {
    color: ${token('error')};
    font-weight: 500;
  }
`;

/** The live releases, and the state of the database, the page cache and mails. */
export default function SiteState() {
  const { data, isError, refetch } = useApi(['site'], siteState, (init) => api.v1.site.$get({}, init), {
    refetchInterval: POLL_INTERVAL_MS,
  });
  if (!data) {
    return (
      <Section title={dashboard.releases} className="releases">
        <div css={{ marginTop: '0.875rem' }}>
          {isError ? <Failure text={dashboard.siteFailed} onRetry={refetch} inset={false} /> : <LoadingRows />}
        </div>
      </Section>
    );
  }
  const { releases, store, pages } = data;
  return (
    <>
      <Section title={dashboard.releases} className="releases">
        <Table
          head={[dashboard.release, dashboard.version, dashboard.since]}
          rows={releases.map(({ name, version, since }) => [
            name,
            name,
            <span key="version" title={version}>
              {version.slice(0, VERSION_LENGTH)}
            </span>,
            <LocalTime key="since" iso={since} relative />,
          ])}
        />
      </Section>
      <Section title={dashboard.health} className="health">
        <Table
          rows={[
            ['store', dashboard.store, store ? dashboard.answers : bad(dashboard.down)],
            ['pages', dashboard.pages, pages ? dashboard.kept(pages.count, pages.bytes) : bad(dashboard.notReady)],
          ]}
        />
        <MailSection />
      </Section>
    </>
  );
}

const bad = (text: string) => <span data-bad>{text}</span>;

const api = hc<SiteStateApi>('/api', apiOptions);
