import { type ReleaseChange, releaseChanges, releaseEvidence, releasesOverview } from '@studio/client/releases';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReleaseAdminApi } from 'api/types';
import { hc } from 'hono/client';
import { useApi } from '../request/api.ts';
import { apiOptions } from '../request/request.ts';

const { releases } = hc<ReleaseAdminApi>('/api', apiOptions).v1;

const KEY = ['releases'];

/** Interval at which the overview is fetched again. */
const POLL_INTERVAL_MS = 30_000;

/** Address of the whole log as a file. */
export const LOG_ADDRESS = '/api/v1/releases/log';

export const useReleases = () =>
  useApi(KEY, releasesOverview, (init) => releases.$get({}, init), { refetchInterval: POLL_INTERVAL_MS });

/** Of the past, which does not change. */
const past = { staleTime: Number.POSITIVE_INFINITY };

/** Queries the analysis from which an entry of the log followed. Fails with 404 if its reports were deleted. */
export const useEvidence = (seq: number) =>
  useApi(
    [...KEY, 'evidence', seq],
    releaseEvidence,
    (init) => releases.evidence[':seq'].$get({ param: { seq: String(seq) } }, init),
    past,
  );

/** Queries what an entry of the log changed in words. Fails with 404 if that cannot be found any more. */
export const useTextChanges = (seq: number) =>
  useApi(
    ['release-changes', seq],
    releaseChanges,
    (init) => releases.changes[':seq'].$get({ param: { seq: String(seq) } }, init),
    past,
  );

interface NamedChange extends ReleaseChange {
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
