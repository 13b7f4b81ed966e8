import { Button } from '@studio/ui/button';
import { Notice } from '@studio/ui/notice';
import { inbox } from '../content/inbox.ts';
import { PAGE_MARGIN } from '../frame/page-margin.ts';
import { smallButton } from '../frame/small-button.ts';
import type { Messages } from '../queries/messages.ts';

interface LoadMoreProps {
  readonly messages: Messages;
}

/** Leads to older messages, as long as there are any. */
export function LoadMore({ messages }: LoadMoreProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = messages;
  if (!hasNextPage) return null;
  return (
    <div css={{ display: 'grid', justifyItems: 'start', gap: '0.75rem', padding: `1.5rem ${PAGE_MARGIN}` }}>
      {isFetchNextPageError && <Notice kind="error">{inbox.moreFailed}</Notice>}
      <Button
        variant="outline"
        css={smallButton}
        aria-disabled={isFetchingNextPage}
        onClick={() => void (isFetchingNextPage || fetchNextPage())}
      >
        {isFetchingNextPage ? inbox.loadingMore : inbox.more}
      </Button>
    </div>
  );
}
