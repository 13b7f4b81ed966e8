import { paths } from '@studio/client/paths';
import type { MouseEventHandler } from 'react';
import { ButtonLink } from './button.tsx';
import { Heading } from './heading.tsx';
import { Section } from './section.tsx';
import { Stack } from './stack.tsx';
import { Text } from './text.tsx';

interface ClosingCallProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  /** Fills in the subject. */
  readonly subject?: string;
  /** Opens a dialog in its place. */
  readonly onAction?: MouseEventHandler;
}

/** A page's last word: the way to the contact page. */
export function ClosingCall({ title, text, action, subject, onAction }: ClosingCallProps) {
  return (
    <Section labelledBy="closing">
      <Stack gap={1.25}>
        <Heading as="h2" size="title1" id="closing">
          {title}
        </Heading>
        <Text size="large" css={{ maxWidth: '32em' }}>
          {text}
        </Text>
        <ButtonLink
          to={paths.contact(subject)}
          css={{ marginTop: '0.75rem' }}
          {...(onAction && { onClick: onAction, 'aria-haspopup': 'dialog' })}
        >
          {action}
        </ButtonLink>
      </Stack>
    </Section>
  );
}
