import type { ReceivedMessage } from '@studio/client/contact';
import { VisuallyHidden } from '@studio/ui/visually-hidden';
import { inbox } from '../content/inbox.ts';
import { useArrivals } from './use-arrivals.ts';

interface AnnouncerProps {
  /** None while they are on their way. */
  readonly messages: readonly ReceivedMessage[] | undefined;
}

/** Says to those who hear the page that messages are loading, and that new ones have come. */
export function Announcer({ messages }: AnnouncerProps) {
  const { text, nth } = useArrivals(messages);
  return (
    <VisuallyHidden role="status">
      <span key={nth}>{messages ? text : inbox.loading}</span>
    </VisuallyHidden>
  );
}
