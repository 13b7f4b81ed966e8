import { Text } from '@studio/ui/text';
import { Link } from 'react-router-dom';
import { inbox } from '../content/inbox.ts';
import { PAGE_MARGIN } from '../frame/page-margin.ts';
import { addressOf, readView } from './view.ts';

interface EmptyInboxProps {
  /** `none`: nobody has written yet; `cleared`: all of it is in other lists; `filtered`: nothing matches. */
  readonly why?: 'none' | 'cleared' | 'filtered';
  /** Stands in the page's margin; else whatever it stands in has one. */
  readonly inset?: boolean;
}

const TEXTS = {
  none: [inbox.empty, inbox.emptyHint],
  cleared: [inbox.cleared, inbox.clearedHint],
  filtered: [inbox.nothing, inbox.nothingHint],
} as const;

/** Says why there is no message to show. */
export function EmptyInbox({ why = 'none', inset = true }: EmptyInboxProps) {
  const [text, hint] = TEXTS[why];
  return (
    <div css={{ padding: inset ? `2rem ${PAGE_MARGIN}` : 0 }}>
      <Text tone="ink">{text}</Text>
      <Text>{hint}</Text>
      {why === 'filtered' && (
        <p css={{ marginTop: '1rem' }}>
          <Link to={addressOf(readView(new URLSearchParams()))}>{inbox.showAll}</Link>
        </p>
      )}
    </div>
  );
}
