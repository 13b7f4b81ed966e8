import type { ContactSubject } from '@studio/client/contact-subjects';
import type { MouseEventHandler } from 'react';
import { ButtonLink } from '../controls/button.tsx';
import { Heading } from '../type/heading.tsx';
import { Text } from '../type/text.tsx';
import { Section } from './section.tsx';
import { Stack } from './stack.tsx';

interface ClosingCallProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  /** Subject that is filled in on the contact page. */
  readonly subject?: ContactSubject;
  /** Opens a dialog instead of the contact page. */
  readonly onAction?: MouseEventHandler;
}

/** The last section of a page. It links to the contact page. */
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
          to={subject === undefined ? '/contact' : `/contact?${new URLSearchParams({ subject })}`}
          css={{ marginTop: '0.75rem' }}
          {...(onAction && { onClick: onAction, 'aria-haspopup': 'dialog' })}
        >
          {action}
        </ButtonLink>
      </Stack>
    </Section>
  );
}
