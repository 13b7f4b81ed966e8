import { inbox } from '../content/inbox.ts';
import { Failure } from '../frame/failure.tsx';
import { hasStatus } from '../queries/api-error.ts';
import type { Messages } from '../queries/messages.ts';

interface MessagesFailureProps {
  readonly messages: Messages;
}

/** Why there are no messages to show. A refusal says itself what would help; anything else can be tried again. */
export function MessagesFailure({ messages: { error, refetch } }: MessagesFailureProps) {
  if (hasStatus(error, 403)) return <Failure text={error.detail ?? inbox.failed} />;
  return <Failure text={inbox.failed} onRetry={refetch} />;
}
