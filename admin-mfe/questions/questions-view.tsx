import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { type AskedQuestion, MAX_ANSWER_LENGTH, questionList } from '@studio/client/questions';
import { Alert, EmptyState, Tag, Text, TextArea } from '@studio/ui';
import { token } from '@studio/ui/tokens';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QuestionsApi } from 'api/types';
import { hc } from 'hono/client';
import { type SubmitEvent, useState } from 'react';
import { SmallButton } from '../components/controls.tsx';
import { LocalTime } from '../components/local-time.tsx';
import { Failure, LoadingRows, PageHead } from '../components/states.tsx';
import { PAGE_MARGIN, PAGE_WIDTH, row } from '../components/styles.ts';
import { questionsPage } from '../content/pages.ts';
import { apiOptions, readJson } from '../request/request.ts';
import { useMay, useMayRead } from '../request/session.ts';

/** As many columns as are wide enough for a form. */
const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 32rem), 1fr));
  column-gap: 4rem;
  max-width: ${PAGE_WIDTH};
  padding: 0;
  list-style: none;
`;

/** What the chat could not answer, each question with the form of its answer. */
export default function QuestionsView() {
  const { data, isError, refetch } = useQuestions();
  return (
    <>
      <PageHead title={questionsPage.title} />
      {!data && isError && <Failure text={questionsPage.failed} onRetry={refetch} />}
      <div css={{ padding: `0 ${PAGE_MARGIN} 3rem` }}>
        <Text css={{ maxWidth: '42rem', marginBottom: '1.5rem' }}>
          {data && !data.isKept ? questionsPage.off : questionsPage.lead}
        </Text>
        {data?.questions.length === 0 && (
          <div css={{ maxWidth: '80rem' }}>
            <EmptyState text={questionsPage.empty} />
          </div>
        )}
        {!data && !isError && <LoadingRows />}
        <ul css={list}>
          {data?.questions.map((question) => (
            <QuestionItem key={question.id} question={question} />
          ))}
        </ul>
      </div>
    </>
  );
}

const Item = styled.li`
  display: grid;
  gap: 0.375rem;
  padding-block: 1.25rem 1.5rem;
  border-top: 1px solid ${token('hairline')};
  /* The forms of a row are side by side, however long the questions are. */
  grid-template-rows: auto 1fr auto;
  align-items: start;
  h2 {
    font: 500 1.125rem/1.4 ${token('font-text')};
    overflow-wrap: anywhere;
  }
  .asked {
    ${row}
    color: ${token('ink-2')};
    font-size: 0.875rem;
  }
`;

/** Renders a question with its count and the form for its answer. */
export function QuestionItem({ question: { id, text, count, askedAt, answer } }: { readonly question: AskedQuestion }) {
  const [draft, setDraft] = useState(answer ?? '');
  const { mutate, isPending, isSuccess, isError } = useQuestionChange(id);
  const mayWrite = useMay('write');

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (draft.trim() !== '' && !isPending) mutate(draft);
  }

  return (
    <Item>
      <h2 dir="auto">{text}</h2>
      <p className="asked">
        <span>
          {questionsPage.asked(count)} <LocalTime iso={askedAt} relative />
        </span>
        {answer !== null && <Tag>{questionsPage.answered}</Tag>}
      </p>
      {mayWrite ? (
        <form onSubmit={onSubmit} css={{ display: 'grid', gap: '0.75rem', marginTop: '0.5rem' }}>
          <TextArea
            label={questionsPage.answer}
            aria-label={questionsPage.answerTo(text)}
            rows={2}
            maxLength={MAX_ANSWER_LENGTH}
            value={draft}
            onChange={({ currentTarget }) => setDraft(currentTarget.value)}
          />
          <div css={row}>
            <SmallButton type="submit" aria-disabled={draft.trim() === ''}>
              {questionsPage.save}
            </SmallButton>
            <SmallButton aria-label={questionsPage.removeQuestion(text)} onClick={() => mutate(undefined)}>
              {questionsPage.remove}
            </SmallButton>
            <span role="status">{isSuccess && questionsPage.saved}</span>
          </div>
          {isError && <Alert kind="error">{questionsPage.notSaved}</Alert>}
        </form>
      ) : (
        <p dir="auto">{answer}</p>
      )}
    </Item>
  );
}

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
