import styled from '@emotion/styled';
import { siteState } from '@studio/client/site-state';
import { token } from '@studio/ui/tokens';
import { useQuery } from '@tanstack/react-query';
import type { SiteStateApi } from 'api/types';
import { hc } from 'hono/client';
import { LocalTime } from '../components/local-time.tsx';
import { Failure, LoadingRows } from '../components/states.tsx';
import { lineTable } from '../components/styles.ts';
import { dashboard } from '../content/pages.ts';
import { MailSection } from '../mail/mail-section.tsx';
import { apiOptions, readJson } from '../request/request.ts';
import { useMayRead } from '../request/session.ts';
import { Section } from './section.tsx';

/** Characters of a version that are shown. */
const VERSION_LENGTH = 10;

/** Interval at which the state is fetched again. */
const POLL_INTERVAL_MS = 30_000;

const Table = styled.table`
  ${lineTable}
  margin-top: 0.875rem;
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;
  & :is(th, td) {
    padding: 0.625rem 1rem 0.625rem 0;
    overflow-wrap: anywhere;
  }
  th[scope='row'] {
    font-weight: 500;
  }
  thead th {
    padding-block: 0 0.375rem;
    font-size: 0.875rem;
  }
  & :is(th, td):last-child {
    padding-inline-end: 0;
    text-align: end;
  }
  td[data-bad] {
    color: ${token('error')};
    font-weight: 500;
  }
`;

/** The live releases, and the state of the database, the page cache and mails. */
export default function SiteState() {
  const { data, isError, refetch } = useSiteState();
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
        <Table>
          <thead>
            <tr>
              <th scope="col">{dashboard.release}</th>
              <th scope="col">{dashboard.version}</th>
              <th scope="col">{dashboard.since}</th>
            </tr>
          </thead>
          <tbody>
            {releases.map(({ name, version, since }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td title={version}>{version.slice(0, VERSION_LENGTH)}</td>
                <td>
                  <LocalTime iso={since} relative />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Section>
      <Section title={dashboard.health} className="health">
        <Table>
          <tbody>
            <tr>
              <th scope="row">{dashboard.store}</th>
              <td data-bad={store ? undefined : ''}>{store ? dashboard.answers : dashboard.down}</td>
            </tr>
            <tr>
              <th scope="row">{dashboard.pages}</th>
              <td data-bad={pages ? undefined : ''}>
                {pages ? dashboard.kept(pages.count, pages.bytes) : dashboard.notReady}
              </td>
            </tr>
          </tbody>
        </Table>
        <MailSection />
      </Section>
    </>
  );
}

const api = hc<SiteStateApi>('/api', apiOptions);

function useSiteState() {
  return useQuery({
    queryKey: ['site'],
    queryFn: ({ signal }) => readJson(siteState, api.v1.site.$get({}, { init: { signal } })),
    enabled: useMayRead(),
    refetchInterval: POLL_INTERVAL_MS,
  });
}
