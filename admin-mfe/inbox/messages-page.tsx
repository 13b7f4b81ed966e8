import styled from '@emotion/styled';
import type { MessageFolder } from '@studio/client/inbox';
import { VisuallyHidden } from '@studio/ui';
import { from, phone, token } from '@studio/ui/tokens';
import { useState } from 'react';
import { useMinWidth } from '../components/hooks.ts';
import { lazyComponent } from '../components/lazy-component.tsx';
import { SelectAll, useSelection } from '../components/selection.tsx';
import { Failure } from '../components/states.tsx';
import { stickyBar } from '../components/styles.ts';
import { actions, inbox } from '../content/inbox.ts';
import { Announcer } from './list/announcer.tsx';
import { MessageList } from './list/message-list.tsx';
import { useListCounts, useMessages, useSummary } from './message-queries.ts';
import { CountRow, Toolbar } from './toolbar/toolbar.tsx';
import { useChanges } from './use-changes.ts';
import { filterOf, useView, viewHref } from './view.ts';

/** Imported lazily: the first visit does not need them. */
const MessagePane = lazyComponent(
  'message',
  () => import(/* webpackChunkName: "message" */ './message/message-pane.tsx'),
);
const BulkBar = lazyComponent('bulk-bar', () => import(/* webpackChunkName: "bulk-bar" */ './list/bulk-bar.tsx'));
const Notes = lazyComponent('notes', () => import(/* webpackChunkName: "notes" */ './list/notes.tsx'));
const Shortcuts = lazyComponent('shortcuts', () => import(/* webpackChunkName: "shortcuts" */ './keys/shortcuts.tsx'));

/** The list, and the open message beside it or, below 1024px, in its place. On phones, the list ends with space for the undo bar. */
const Columns = styled.div`
  ${phone} {
    & > .list {
      padding-bottom: 6rem;
    }
  }
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

/** The toolbar or the bar of the selected messages, which has the same height. It stays in view while the list scrolls. */
const Bar = styled.div`
  ${stickyBar}
  padding-block: 0.375rem;
  & > input {
    margin-inline: 0 1.25rem;
  }
  &[data-selecting] {
    background: ${token('iris-wash')};
  }
  ${phone} {
    border-bottom: 0;
  }
  &[data-beside] {
    display: none;
    ${from.desktop} {
      display: flex;
    }
  }
`;

/** Folders with a note above the list. */
const NOTED: ReadonlySet<MessageFolder> = new Set(['trash', 'spam']);

export function Component() {
  const { view } = useView();
  const messages = useMessages({ filter: filterOf(view, new Date()), cursor: view.cursor });
  const { data: summary } = useSummary();
  const isWide = useMinWidth('desktop');
  const isPhone = !useMinWidth('tablet');
  // Not removed when the window becomes narrow: their sheet may be open.
  const [hasShortcuts, setHasShortcuts] = useState(false);
  if (!isPhone && !hasShortcuts) setHasShortcuts(true);

  const listed = messages.data?.messages ?? [];
  const selection = useSelection(listed.map(({ id }) => id));
  const { isError, change, changeSelected, markRead, onRemoved } = useChanges(listed, selection);
  const counts = useListCounts();
  const isSelecting = selection.ids.length > 0;
  return (
    <>
      <VisuallyHidden>
        <h1>{inbox.title}</h1>
      </VisuallyHidden>
      <Bar data-beside={view.message ? '' : undefined} data-selecting={isSelecting ? '' : undefined}>
        {isSelecting ? (
          <BulkBar selection={selection} count={listed.length} onChange={changeSelected} onRemoved={onRemoved} />
        ) : (
          <>
            {!isWide && !isPhone && <SelectAll label={actions.selectAll} selection={selection} />}
            <Toolbar summary={counts} />
          </>
        )}
      </Bar>
      {isPhone && !view.message && <CountRow summary={counts} count={listed.length} selection={selection} />}
      <Announcer
        key={viewHref({ ...view, message: undefined })}
        messages={messages.isPlaceholderData ? undefined : messages.data?.messages}
      />
      {isError && <Failure text={actions.failed} />}
      {(summary?.old || summary?.mailFailure || NOTED.has(view.folder)) && (
        <Notes old={summary?.old} mailFailure={summary?.mailFailure} folder={view.folder} />
      )}
      <Columns data-beside={view.message ? '' : undefined}>
        <div className="list">
          <MessageList messages={messages} selection={selection} />
        </div>
        {view.message && (
          <MessagePane id={view.message} listed={listed} onChange={change} onRead={markRead} onRemoved={onRemoved} />
        )}
      </Columns>
      {hasShortcuts && <Shortcuts />}
    </>
  );
}
