import { Text } from '@studio/ui/text';
import { questionsPage } from '../content/questions.ts';
import { Failure } from '../layout/failure.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { PAGE_MARGIN } from '../layout/styles.ts';
import { QuestionItem } from './question-item.tsx';
import { useQuestions } from './question-requests.ts';

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
        {data?.questions.length === 0 && <Text>{questionsPage.empty}</Text>}
        <ul css={{ padding: 0, listStyle: 'none' }}>
          {data?.questions.map((question) => (
            <QuestionItem key={question.id} question={question} />
          ))}
        </ul>
      </div>
    </>
  );
}
