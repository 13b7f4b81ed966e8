import styled from '@emotion/styled';
import type { RemoteLoader } from '@platform/contract/remote-routes';
import { inWords } from '@studio/client/content/offer';
import type { Faq } from '@studio/content/collections/faqs';
import { readList } from '@studio/content/read';
import { ButtonLink, Container, Heading, type Question, QuestionList, Stack, Text } from '@studio/ui';
import { fluid, from } from '@studio/ui/tokens';
import { useLoaderData } from 'react-router-dom';
import { faqsPage } from '../content/faqs.ts';
import { paths } from '../paths.ts';
import { QuestionMark } from './question-mark.tsx';

const Columns = styled(Container)`
  display: grid;
  gap: 3rem 2rem;
  align-items: start;
  padding-block: ${fluid(40, 96)} ${fluid(72, 128)};
  ${from.desktop} {
    grid-template-columns: 5fr 7fr;
  }
`;

const Groups = styled.div`
  display: grid;
  gap: ${fluid(48, 72)};
  & > section > h2 {
    margin-bottom: 1.25rem;
  }
`;

export const loader: RemoteLoader = async ({ request: { signal }, context: { api } }) =>
  (await readList<Faq>(api, 'faqs', signal)).items;

/** Returns the questions by their groups, in the order of the list. Those without a group belong to the first one. */
function groupsOf(faqs: readonly Faq[]): readonly (readonly [name: string, questions: readonly Question[]])[] {
  const first = faqs.find(({ group }) => group)?.group ?? '';
  const groups = new Map<string, Question[]>();
  for (const { slug: id, group, question, answer } of faqs) {
    const name = group || first;
    groups.set(name, [...(groups.get(name) ?? []), { id, question, answer }]);
  }
  return [...groups];
}

export function Component() {
  const faqs = useLoaderData<readonly Faq[]>();
  return (
    <Columns>
      <Stack gap={1.5}>
        <Heading as="h1" size="page">
          {faqsPage.title}
        </Heading>
        <Text size="large" css={{ maxWidth: '20em' }}>
          {faqsPage.lead(inWords(faqs.length))}
        </Text>
        <ButtonLink to={paths.contact} variant="outline">
          {faqsPage.action}
        </ButtonLink>
        <QuestionMark />
      </Stack>
      <Groups>
        {groupsOf(faqs).map(([name, questions]) => (
          <section key={name}>
            {name && (
              <Heading as="h2" size="title3">
                {name}
              </Heading>
            )}
            <QuestionList questions={questions} as={name ? 'h3' : 'h2'} />
          </section>
        ))}
      </Groups>
    </Columns>
  );
}
