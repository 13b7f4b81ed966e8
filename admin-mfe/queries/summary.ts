import { inboxSummary } from '@studio/client/inbox';
import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { SUMMARY_KEY, useMayRead } from './messages.ts';
import { request } from './request.ts';

/** How many messages there are, and came each day; the days are those of the owner's time zone. */
export function useSummary() {
  return useQuery({
    queryKey: [SUMMARY_KEY],
    queryFn: async ({ signal }) => {
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
      const answer = await request(`/api/v1/contact/summary?${new URLSearchParams({ zone: timeZone })}`, { signal });
      return v.parse(inboxSummary, await answer.json());
    },
    enabled: useMayRead(),
  });
}
