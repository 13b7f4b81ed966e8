import { type ReleaseChange, releaseChanges, releaseEvidence, releasesOverview } from '@studio/client/releases';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReleaseAdminApi } from 'api/types';
import { hc } from 'hono/client';
import { apiOptions, readJson } from '../request/request.ts';
import { useMayRead } from '../request/session.ts';

const { releases } = hc<ReleaseAdminApi>('/api', apiOptions).v1;

const KEY = ['releases'];

/** Interval at which the overview is fetched again. */
const POLL_INTERVAL_MS = 30_000;

/** Address of the whole log as a file. */
export const LOG_ADDRESS = '/api/v1/releases/log';

export function useReleases() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => readJson(releasesOverview, releases.$get({}, { init: { signal } })),
    enabled: useMayRead(),
    refetchInterval: POLL_INTERVAL_MS,
  });
}

/** Queries the analysis from which an entry of the log followed. Fails with 404 if its reports were deleted. */
export function useEvidence(seq: number) {
  return useQuery({
    queryKey: [...KEY, 'evidence', seq],
    queryFn: ({ signal }) =>
      readJson(releaseEvidence, releases.evidence[':seq'].$get({ param: { seq: String(seq) } }, { init: { signal } })),
    enabled: useMayRead(),
    // Evidence of the past does not change.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Queries what an entry of the log changed in words. Fails with 404 if that cannot be found any more. */
export function useTextChanges(seq: number) {
  return useQuery({
    queryKey: ['release-changes', seq],
    queryFn: ({ signal }) =>
      readJson(releaseChanges, releases.changes[':seq'].$get({ param: { seq: String(seq) } }, { init: { signal } })),
    enabled: useMayRead(),
    // Releases do not change.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export interface NamedChange extends ReleaseChange {
  readonly name: string;
}

/** Returns a mutation that changes the live release of a remote, then fetches the overview again. */
export function useReleaseChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ name, ...json }: NamedChange) => {
      await releases[':name'].$post({ param: { name }, json });
    },
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
