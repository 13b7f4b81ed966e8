import { css } from '@emotion/react';
import { EmptyState } from '@studio/ui/empty-state';
import { Text } from '@studio/ui/text';
import { PageHead } from '../components/page-head.tsx';
import { Failure, LoadingRows } from '../components/states.tsx';
import { PAGE_MARGIN, PAGE_WIDTH } from '../components/styles.ts';
import { questionsPage } from '../content/questions.ts';
import { QuestionItem } from './question-item.tsx';
import { useQuestions } from './question-requests.ts';

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
