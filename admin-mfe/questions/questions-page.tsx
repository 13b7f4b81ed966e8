import { EmptyState } from '@studio/ui/empty-state';
import { Text } from '@studio/ui/text';
import { lazy, Suspense } from 'react';
import { questionsPage } from '../content/questions.ts';
import { Failure } from '../layout/failure.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { PAGE_MARGIN } from '../layout/styles.ts';
import { useQuestions } from './question-requests.ts';

/** Loaded when it is needed: a form for each question is the one thing that only this page has. */
const QuestionItem = lazy(() => import(/* webpackChunkName: "question-item" */ './question-item.tsx'));

/** The page `/admin/questions`. */
export function Component() {
  const { data, isError, refetch } = useQuestions();
  return (
    <>
      <PageHead title={questionsPage.title} />
      {!data && isError && <Failure text={questionsPage.failed} onRetry={refetch} />}
      <div css={{ padding: `0 ${PAGE_MARGIN} 3rem` }}>
        <Text css={{ maxWidth: '42rem', marginBottom: '1.5rem' }}>
          {data && !data.isKept ? questionsPage.off : questionsPage.lead}
        </Text>
        {data?.questions.length === 0 && <EmptyState text={questionsPage.empty} />}
        <ul css={{ padding: 0, listStyle: 'none' }}>
          <Suspense>
            {data?.questions.map((question) => (
              <QuestionItem key={question.id} question={question} />
            ))}
          </Suspense>
        </ul>
      </div>
    </>
  );
}
