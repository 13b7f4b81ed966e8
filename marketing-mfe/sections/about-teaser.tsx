import styled from '@emotion/styled';
import { paths } from '@studio/contract/paths';
import { ButtonLink } from '@studio/ui/button';
import { Heading } from '@studio/ui/heading';
import { from } from '@studio/ui/media';
import { Section } from '@studio/ui/section';
import { Stack } from '@studio/ui/stack';
import { Text } from '@studio/ui/text';

interface AboutTeaserProps {
  readonly title: string;
  readonly statement: string;
  readonly text: string;
  readonly action: string;
}

const Columns = styled.div`
  display: grid;
  gap: 2rem;
  ${from.desktop} {
    grid-template-columns: 5fr 7fr;
  }
`;

/** Who the agency is, in two paragraphs, with the way to the contact page. */
export function AboutTeaser({ title, statement, text, action }: AboutTeaserProps) {
  return (
    <Section labelledBy="about-us" tone="wash">
      <Columns>
        <Heading as="h2" size="section" id="about-us">
          {title}
        </Heading>
        <Stack gap={1.5}>
          <Text size="statement" tone="ink" css={{ maxWidth: '24em', fontWeight: 500 }}>
            {statement}
          </Text>
          <Text css={{ maxWidth: '34em' }}>{text}</Text>
          <ButtonLink to={paths.contact()} variant="outline" css={{ marginTop: '0.75rem' }}>
            {action}
          </ButtonLink>
        </Stack>
      </Columns>
    </Section>
  );
}
