import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { type AskedQuestion, MAX_ANSWER_LENGTH, questionList } from '@studio/client/questions';
import { Alert, EmptyState, Tag, Text, TextArea } from '@studio/ui';
import { token } from '@studio/ui/tokens';
import type { QuestionsApi } from 'api/types';
import { hc } from 'hono/client';
import { type SubmitEvent, useState } from 'react';
import { SmallButton } from '../components/controls.tsx';
import { LocalTime } from '../components/local-time.tsx';
import { Loaded, Page } from '../components/page.tsx';
import { PAGE_WIDTH, quiet, row } from '../components/styles.ts';
import { questionsPage } from '../content/pages.ts';
import { useApi } from '../request/api.ts';
import { useApiChange } from '../request/api-change.ts';
import { apiOptions } from '../request/request.ts';
import { useMay } from '../request/session.ts';

/** As many columns as are wide enough for a form. */
const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 32rem), 1fr));
  column-gap: 4rem;
`;

/** What the chat could not answer, each question with the form of its answer. */
export default function QuestionsView() {
  const query = useApi(KEY, questionList, (init) => questions.$get({}, init));
  return (
    <Page title={questionsPage.title} css={{ gap: '1.5rem', maxWidth: PAGE_WIDTH }}>
      <Text>{query.data?.isKept === false ? questionsPage.off : questionsPage.lead}</Text>
      <Loaded query={query} failed={questionsPage.failed}>
        {({ questions: asked }) =>
          asked.length === 0 ? (
            <EmptyState text={questionsPage.empty} />
          ) : (
            <ul css={list}>
              {asked.map((question) => (
                <QuestionItem key={question.id} question={question} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Page>
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
    ${quiet}
  }
`;

/** Renders a question with its count and the form for its answer. */
function QuestionItem({ question: { id, text, count, askedAt, answer } }: { readonly question: AskedQuestion }) {
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

/** Saves the answer to a question or, without one, removes the question; then fetches the list again. */
const useQuestionChange = (id: string) =>
  useApiChange(KEY, async (answer: string | undefined) => {
    const param = { id };
    if (answer === undefined) await questions[':id'].$delete({ param });
    else await questions[':id'].$put({ param, json: { answer } });
  });
