import styled from '@emotion/styled';
import { type AskedQuestion, MAX_ANSWER_LENGTH } from '@studio/client/questions';
import { Alert } from '@studio/ui/alert';
import { TextArea } from '@studio/ui/field';
import { Tag } from '@studio/ui/tag';
import { token } from '@studio/ui/tokens';
import { type SubmitEvent, useState } from 'react';
import { SmallButton } from '../components/controls.tsx';
import { LocalTime } from '../components/local-time.tsx';
import { row } from '../components/styles.ts';
import { questionsPage } from '../content/questions.ts';
import { useQuestionChange } from './question-requests.ts';

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

/** A question, how often it was asked, and the form for its answer. */
export function QuestionItem({ question: { id, text, count, askedAt, answer } }: { readonly question: AskedQuestion }) {
  const [draft, setDraft] = useState(answer ?? '');
  const { mutate, isPending, isSuccess, isError } = useQuestionChange(id);

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (draft.trim() !== '' && !isPending) mutate(draft);
  }

  return (
    <Item>
      <h2>{text}</h2>
      <p className="asked">
        <span>
          {questionsPage.asked(count)} <LocalTime iso={askedAt} relative />
        </span>
        {answer !== null && <Tag>{questionsPage.answered}</Tag>}
      </p>
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
    </Item>
  );
}
