import styled from '@emotion/styled';
import { ButtonLink } from '@studio/ui/button';
import { Heading } from '@studio/ui/heading';
import { from } from '@studio/ui/media';
import { Section } from '@studio/ui/section';
import { Stack } from '@studio/ui/stack';
import { Text } from '@studio/ui/text';
import { paths } from '../paths.ts';
import { People } from './people.tsx';

interface AboutTeaserProps {
  readonly title: string;
  readonly statement: string;
  readonly text: string;
  readonly action: string;
}

const Columns = styled.div`
  display: grid;
  gap: 3.5rem clamp(2rem, 8vw, 7.5rem);
  align-items: center;
  ${from.desktop} {
    grid-template-columns: 1fr minmax(0, 39rem);
  }
`;

/** Two paragraphs about the agency, a link to the contact page, and four portraits. */
export function AboutTeaser({ title, statement, text, action }: AboutTeaserProps) {
  return (
    <Section labelledBy="about-us">
      <Columns>
        <Stack gap={1.5}>
          <Heading as="h2" size="section" id="about-us">
            {title}
          </Heading>
          <Text size="statement" tone="ink" css={{ maxWidth: '20em', marginTop: '0.75rem' }}>
            {statement}
          </Text>
          <Text css={{ maxWidth: '31em' }}>{text}</Text>
          <ButtonLink to={paths.contact} variant="outline" css={{ marginTop: '0.75rem' }}>
            {action}
          </ButtonLink>
        </Stack>
        <People />
      </Columns>
    </Section>
  );
}
