import { questionList } from '@studio/client/questions';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QuestionsApi } from 'api/types';
import { hc } from 'hono/client';
import { apiOptions, readJson } from '../request/request.ts';
import { useMayRead } from '../request/session.ts';

const { questions } = hc<QuestionsApi>('/api', apiOptions).v1;

const KEY = ['questions'];

/** Queries the questions that the chat could not answer. */
export function useQuestions() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => readJson(questionList, questions.$get({}, { init: { signal } })),
    enabled: useMayRead(),
  });
}

/** Saves the answer to a question or, without one, removes the question; then fetches the list again. */
export function useQuestionChange(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (answer: string | undefined) => {
      const param = { id };
      if (answer === undefined) await questions[':id'].$delete({ param });
      else await questions[':id'].$put({ param, json: { answer } });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
