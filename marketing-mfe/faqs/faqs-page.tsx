import styled from '@emotion/styled';
import { ButtonLink, Container, Heading, QuestionList, Stack, Text } from '@studio/ui';
import { fluid, from } from '@studio/ui/tokens';
import { faqs, faqsPage } from '../content/faqs.ts';
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

export function Component() {
  return (
    <Columns>
      <Stack gap={1.5}>
        <Heading as="h1" size="page">
          {faqsPage.title}
        </Heading>
        <Text size="large" css={{ maxWidth: '20em' }}>
          {faqsPage.lead}
        </Text>
        <ButtonLink to={paths.contact} variant="outline">
          {faqsPage.action}
        </ButtonLink>
      </Stack>
      <div data-lines="beside">
        <QuestionList questions={faqs} as="h2" />
      </div>
    </Columns>
  );
}
