import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { from } from '@studio/ui/media';
import { Notice } from '@studio/ui/notice';
import { VisuallyHidden } from '@studio/ui/visually-hidden';
import type { RowSelectionState } from '@tanstack/react-table';
import { useState } from 'react';
import { actions, countsText, inbox } from '../content/inbox.ts';
import { PAGE_MARGIN } from '../frame/page-margin.ts';
import { Announcer } from '../inbox/announcer.tsx';
import { BulkBar } from '../inbox/bulk-bar.tsx';
import { MessageList } from '../inbox/message-list.tsx';
import { MessagePane } from '../inbox/message-pane.tsx';
import { Toolbar } from '../inbox/toolbar.tsx';
import { UndoBar } from '../inbox/undo-bar.tsx';
import { useDeletion } from '../inbox/use-deletion.ts';
import { useNewSummary } from '../inbox/use-new-summary.ts';
import { useView } from '../inbox/use-view.ts';
import { useWayBack } from '../inbox/use-way-back.ts';
import { addressOf, filterOf } from '../inbox/view.ts';
import { type Change, useChange } from '../queries/changes.ts';
import { useMessages } from '../queries/messages.ts';
import { useSummary } from '../queries/summary.ts';

/** The list alone, or with a message beside it; below 1024px the message is in the list's place. */
const Beside = styled.div`
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

/** Below 1024px an open message has the page to itself. */
const aside = css`
  display: none;
  ${from.desktop} {
    display: block;
  }
`;

/** `/admin/messages` */
export function Component() {
  const { view, show } = useView();
  const messages = useMessages({ filter: filterOf(view, new Date()), cursor: view.cursor });
  const { data: summary } = useSummary();
  const [selection, setSelection] = useState<RowSelectionState>({});
  const { deleted, setDeleted } = useDeletion();
  const { mutate, isError } = useChange();
  useNewSummary(messages);
  useWayBack(view.message);

  const listed = messages.data?.messages ?? [];
  const selected = listed.filter(({ id }) => selection[id]).map(({ id }) => id);
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
    setSelection({});
    change(given);
  };
  const counts = summary?.counts;
  return (
    <>
      <VisuallyHidden>
        <h1>{inbox.title}</h1>
      </VisuallyHidden>
      <div css={view.message && aside}>
        <Toolbar summary={counts && countsText(counts.new + counts.read + counts.archived, counts.new)} />
      </div>
      <Announcer
        key={addressOf({ ...view, message: undefined })}
        messages={messages.isPlaceholderData ? undefined : messages.data?.messages}
      />
      {isError && (
        <div css={{ padding: `1rem ${PAGE_MARGIN}` }}>
          <Notice kind="error">{actions.failed}</Notice>
        </div>
      )}
      <Beside data-beside={view.message ? '' : undefined}>
        <div className="list">
          {selected.length > 0 && <BulkBar ids={selected} onChange={changeSelected} onClear={() => setSelection({})} />}
          <MessageList messages={messages} selection={selection} onSelect={setSelection} />
        </div>
        {view.message && <MessagePane id={view.message} listed={listed} onChange={change} />}
      </Beside>
      <UndoBar count={deleted.length} onUndo={() => change({ ids: deleted, deleted: false })} />
    </>
  );
}
