import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Alert } from '@studio/ui/alert';
import { from } from '@studio/ui/media';
import { VisuallyHidden } from '@studio/ui/visually-hidden';
import { actions, countsText, inbox } from '../content/inbox.ts';
import { PAGE_MARGIN } from '../layout/styles.ts';
import { Announcer } from './list/announcer.tsx';
import { BulkBar } from './list/bulk-bar.tsx';
import { MessageList } from './list/message-list.tsx';
import { OldMessages } from './list/old-messages.tsx';
import { useFocusReturn } from './list/open-link.tsx';
import { UndoBar, useDeletion } from './list/undo-bar.tsx';
import { useSelection } from './list/use-selection.ts';
import { MessagePane } from './message/message-pane.tsx';
import { useInboxChange, useMessages, useSummary } from './message-queries.ts';
import { type Change, changeMessages } from './message-requests.ts';
import { Toolbar } from './toolbar/toolbar.tsx';
import { filterOf, useView, viewHref } from './view.ts';

/** The list, with the open message beside it; below 1024px the message takes the place of the list. */
const Columns = styled.div`
  &[data-beside] > .list {
    display: none;
  }
  ${from.desktop} {
    &[data-beside] {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(21rem, 31%);
    }
    &[data-beside] > .list {
      display: block;
    }
  }
`;

const desktopOnly = css`
  display: none;
  ${from.desktop} {
    display: block;
  }
`;

/** The page `/admin/messages`. */
export function Component() {
  const { view, show } = useView();
  const messages = useMessages({ filter: filterOf(view, new Date()), cursor: view.cursor });
  const { data: summary } = useSummary();
  const { deleted, setDeleted } = useDeletion();
  const { mutate, isError } = useInboxChange(changeMessages);
  useFocusReturn(view.message);

  const listed = messages.data?.messages ?? [];
  const selection = useSelection(listed);
  const change = (given: Change) =>
    mutate(given, {
      onSuccess: () => {
        if (given.deleted === undefined) return;
        setDeleted(given.deleted ? given.ids : []);
        if (given.deleted && view.message && given.ids.includes(view.message)) {
          show({ ...view, message: undefined }, { replace: true });
        }
      },
    });
  const changeSelected = (given: Change) => {
    selection.clear();
    change(given);
  };
  return (
    <>
      <VisuallyHidden>
        <h1>{inbox.title}</h1>
      </VisuallyHidden>
      <div css={view.message && desktopOnly}>
        <Toolbar summary={summary && countsText(summary.counts)} />
      </div>
      <Announcer
        key={viewHref({ ...view, message: undefined })}
        messages={messages.isPlaceholderData ? undefined : messages.data?.messages}
      />
      {isError && (
        <div css={{ padding: `1rem ${PAGE_MARGIN}` }}>
          <Alert kind="error">{actions.failed}</Alert>
        </div>
      )}
      {summary?.old && <OldMessages old={summary.old} />}
      <Columns data-beside={view.message ? '' : undefined}>
        <div className="list">
          {selection.ids.length > 0 && (
            <BulkBar ids={selection.ids} onChange={changeSelected} onClear={selection.clear} />
          )}
          <MessageList messages={messages} selection={selection} />
        </div>
        {view.message && <MessagePane id={view.message} listed={listed} onChange={change} />}
      </Columns>
      <UndoBar count={deleted.length} onUndo={() => change({ ids: deleted, deleted: false })} />
    </>
  );
}
