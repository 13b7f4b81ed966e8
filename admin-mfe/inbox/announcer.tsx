import { VisuallyHidden } from '@studio/ui/visually-hidden';
import { inbox } from '../content/inbox.ts';
import type { Messages } from '../queries/messages.ts';
import { useArrivals } from './use-arrivals.ts';

interface AnnouncerProps {
  readonly messages: Messages;
}

/** Says to those who hear the page that messages are loading, and that new ones have come. */
export function Announcer({ messages: { data, isPending } }: AnnouncerProps) {
  const { text, nth } = useArrivals(data);
  return (
    <VisuallyHidden role="status">
      <span key={nth}>{isPending ? inbox.loading : text}</span>
    </VisuallyHidden>
  );
}
