import styled from '@emotion/styled';
import type { RemoteLoader } from '@platform/contract/remote-routes';
import { inWords } from '@studio/client/content/offer';
import type { Faq } from '@studio/content/collections/faqs';
import { readList } from '@studio/content/read';
import { ButtonLink, Container, Heading, QuestionList, Stack, Text } from '@studio/ui';
import { fluid, from } from '@studio/ui/tokens';
import { useLoaderData } from 'react-router-dom';
import { faqsPage } from '../content/faqs.ts';
import { paths } from '../paths.ts';

const Columns = styled(Container)`
  display: grid;
  gap: 3rem 2rem;
  align-items: start;
  padding-block: ${fluid(40, 96)} ${fluid(72, 128)};
  ${from.desktop} {
    grid-template-columns: 5fr 7fr;
  }
`;

export const loader: RemoteLoader = async ({ request: { signal }, context: { api } }) =>
  (await readList<Faq>(api, 'faqs', signal)).items;

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
      </Stack>
      <div data-lines="beside">
        <QuestionList questions={faqs.map(({ slug, ...faq }) => ({ id: slug, ...faq }))} as="h2" />
      </div>
    </Columns>
  );
}
