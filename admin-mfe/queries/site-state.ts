import { siteState } from '@studio/client/site-state';
import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { useMayRead } from './messages.ts';
import { request } from './request.ts';

/** What is live, and whether store and pages are well; asked for again every half minute. */
export function useSiteState() {
  return useQuery({
    queryKey: ['site'],
    queryFn: async ({ signal }) => v.parse(siteState, await (await request('/api/v1/site', { signal })).json()),
    enabled: useMayRead(),
    refetchInterval: 30_000,
  });
}
