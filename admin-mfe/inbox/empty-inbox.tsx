import { Text } from '@studio/ui/text';
import { inbox } from '../content/inbox.ts';
import { PAGE_MARGIN } from '../frame/page-margin.ts';

/** Says that nobody has written yet. */
export function EmptyInbox() {
  return (
    <div css={{ padding: `1rem ${PAGE_MARGIN} 2rem` }}>
      <Text tone="ink">{inbox.empty}</Text>
      <Text>{inbox.emptyHint}</Text>
    </div>
  );
}
