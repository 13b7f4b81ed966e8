import { ArrowLink } from '@studio/ui/arrow-link';
import { Heading } from '@studio/ui/heading';
import { type Question, QuestionList } from '@studio/ui/question-list';
import { Section } from '@studio/ui/section';
import { Text } from '@studio/ui/text';
import { Aside } from './columns.tsx';

interface ServiceQuestionsProps {
  readonly title: string;
  /** A link to the answers that hold for all services. */
  readonly more: { readonly text: string; readonly action: string; readonly to: string };
  readonly questions: readonly Question[];
}

/** Questions about a service, and a link to all others. */
export function ServiceQuestions({ title, more, questions }: ServiceQuestionsProps) {
  return (
    <Section labelledBy="questions" tone="line">
      <Aside>
        <div>
          <Heading as="h2" size="title1" id="questions">
            {title}
          </Heading>
          <Text css={{ marginTop: '1.25rem' }}>{more.text}</Text>
          <ArrowLink to={more.to}>{more.action}</ArrowLink>
        </div>
        <QuestionList questions={questions} as="h3" />
      </Aside>
    </Section>
  );
}
