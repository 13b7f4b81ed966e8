import { paths } from '@studio/contract/paths';
import { ButtonLink } from '@studio/ui/button';
import { Heading } from '@studio/ui/heading';
import { Section } from '@studio/ui/section';
import { Stack } from '@studio/ui/stack';
import { Text } from '@studio/ui/text';

interface ClosingCallProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
}

/** A page's last word: the way to the contact page. */
export function ClosingCall({ title, text, action }: ClosingCallProps) {
  return (
    <Section labelledBy="closing">
      <Stack gap={1.25}>
        <Heading as="h2" size="title1" id="closing">
          {title}
        </Heading>
        <Text size="large" css={{ maxWidth: '32em' }}>
          {text}
        </Text>
        <ButtonLink to={paths.contact()} css={{ marginTop: '0.75rem' }}>
          {action}
        </ButtonLink>
      </Stack>
    </Section>
  );
}
