import { LooseLines } from '@studio/ui/loose-lines';
import { Text } from '@studio/ui/text';
import { Link } from 'react-router-dom';
import { Failure } from '../../components/states.tsx';
import { PAGE_MARGIN } from '../../components/styles.ts';
import { inbox } from '../../content/inbox.ts';
import { paths } from '../../paths.ts';
import { hasStatus } from '../../request/api-error.ts';
import type { Messages } from '../message-queries.ts';

interface EmptyInboxProps {
  /** `none`: no message has ever arrived; `cleared`: all of them are in other lists; `filtered`: nothing matches. */
  readonly reason?: keyof typeof TEXTS;
  /** The label of the folder, if nothing but the folder limits the list. */
  readonly folder?: string | undefined;
  /** Adds the page's margin. */
  readonly inset?: boolean;
}

const TEXTS = {
  none: [inbox.empty, inbox.emptyHint],
  cleared: [inbox.cleared, inbox.clearedHint],
  filtered: [inbox.nothing, inbox.nothingHint],
} as const;

/** Explains why there is no message to show. */
export function EmptyInbox({ reason = 'none', folder, inset = true }: EmptyInboxProps) {
  const [text, hint] = folder === undefined ? TEXTS[reason] : [inbox.emptyFolder(folder)];
  return (
    <div css={{ padding: inset ? `2rem ${PAGE_MARGIN}` : 0 }}>
      <Text tone="ink">{text}</Text>
      {hint && <Text>{hint}</Text>}
      {reason === 'filtered' && (
        <p css={{ marginTop: '1rem' }}>
          <Link to={paths.messages}>{folder === undefined ? inbox.showAll : inbox.toInbox}</Link>
        </p>
      )}
      <LooseLines css={{ width: '100%', maxWidth: '80rem', height: 'clamp(9rem, 20vw, 15rem)', marginTop: '2rem' }} />
    </div>
  );
}

interface MessagesFailureProps {
  readonly messages: Messages;
}

/** Explains why the messages could not be loaded. A 403 carries its own explanation, and trying again does not help. */
export function MessagesFailure({ messages: { error, refetch } }: MessagesFailureProps) {
  if (hasStatus(error, 403)) return <Failure text={error.detail ?? inbox.failed} />;
  return <Failure text={inbox.failed} onRetry={refetch} />;
}
