import { mailState, type SavedAnswers, savedAnswers } from '@studio/client/mail';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MailApi } from 'api/types';
import { hc } from 'hono/client';
import { apiOptions, readJson, SUMMARY_KEY } from '../request/request.ts';
import { useMayRead } from '../request/session.ts';

const { contact } = hc<MailApi>('/api', apiOptions).v1;

const MAIL_KEY = ['mail'];
const ANSWERS_KEY = ['saved-answers'];

/** Interval at which the state of mails is fetched again. */
const POLL_INTERVAL_MS = 30_000;

export function useMailState() {
  return useQuery({
    queryKey: MAIL_KEY,
    queryFn: ({ signal }) => readJson(mailState, contact.mail.$get({}, { init: { signal } })),
    enabled: useMayRead(),
    refetchInterval: POLL_INTERVAL_MS,
  });
}

/** Returns a mutation that sends a test mail. Its data is the state after it. */
export function useMailTest() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => readJson(mailState, contact.mail.test.$post()),
    onSuccess(state) {
      client.setQueryData(MAIL_KEY, state);
      void client.invalidateQueries({ queryKey: SUMMARY_KEY });
    },
  });
}

export function useSavedAnswers() {
  return useQuery({
    queryKey: ANSWERS_KEY,
    queryFn: ({ signal }) => readJson(savedAnswers, contact['saved-answers'].$get({}, { init: { signal } })),
    enabled: useMayRead(),
  });
}

/** Returns a mutation that replaces the answers that are used again. */
export function useAnswersChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (json: SavedAnswers) => readJson(savedAnswers, contact['saved-answers'].$put({ json })),
    onSuccess: (stored) => client.setQueryData(ANSWERS_KEY, stored),
  });
}
