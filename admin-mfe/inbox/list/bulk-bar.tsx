import styled from '@emotion/styled';
import { Cross, type Icon, Inbox } from '@studio/ui/icons';
import { from, token } from '@studio/ui/tokens';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { IconButton, PopupMenu, SmallButton } from '../../components/controls.tsx';
import { useMinWidth } from '../../components/hooks.ts';
import { Archive, MailClosed, MailOpen, More, Spam, Trash } from '../../components/icons.tsx';
import { MenuItem } from '../../components/menu-item.tsx';
import { NavLabel } from '../../components/nav-entry.tsx';
import { SelectAll, type Selection } from '../../components/selection.tsx';
import { iconControl, plainButton, plainGroup } from '../../components/styles.ts';
import { many, trash } from '../../content/changes.ts';
import { actions, messageLabels } from '../../content/inbox.ts';
import { useEscape } from '../keys/keys.ts';
import { type Change, useInboxChange } from '../message-changes.ts';
import { useCount } from '../message-queries.ts';
import { filterOf, useView } from '../view.ts';
import { changeMatching } from './change-matching.ts';
import { focusMessage } from './open-link.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

interface BulkBarProps {
  readonly selection: Selection;
  /** Messages on this page of the list. */
  readonly count: number;
  readonly onChange: (change: Omit<Change, 'ids'>) => void;
  readonly onRemoved: (ids: readonly string[]) => void;
}

/** Number of messages from which a change has to be confirmed. */
const MANY = 20;

const Bar = styled.fieldset`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem;
  ${plainGroup}
  white-space: nowrap;
  & > input {
    margin-inline: 0 1rem;
  }
  & > .all {
    ${plainButton}
    min-height: 2.75rem;
    padding-inline: 0.75rem;
    color: ${token('iris')};
    font-size: 0.9375rem;
    font-weight: 500;
  }
  & > .gap {
    flex: 1;
  }
  ${from.tablet} {
    gap: 0.375rem;
  }
`;

const { moveTo } = messageLabels;

/** The changes that are icons, or entries of a menu on phones. */
const iconChanges = [
  { state: 'new', icon: MailClosed, shortcut: 'u' },
  { state: 'archived', icon: Archive, shortcut: 'e' },
  { state: 'spam', icon: Spam, shortcut: '!' },
] as const;

interface LabelledChange {
  readonly change: Omit<Change, 'ids'>;
  readonly label: string;
}

/** Renders, in place of the toolbar, the changes of the selected messages. Escape clears the selection. */
export default function BulkBar({ selection, count, onChange, onRemoved }: BulkBarProps) {
  const { ids } = selection;
  const { view } = useView();
  const { folder } = view;
  const total = useCount(filterOf({ ...view, sort: 'newest' }, new Date())).data?.total ?? 0;
  const matching = useInboxChange(changeMatching);
  const [isMatching, setIsMatching] = useState(false);
  const selectsMatching = isMatching && selection.isAll;
  const selected = selectsMatching ? total : ids.length;
  const isTrash = folder === 'trash';
  const readLabel = folder === 'spam' ? moveTo.notSpam : moveTo.read;
  const [unconfirmed, setUnconfirmed] = useState<LabelledChange>();
  const [isRemoving, setIsRemoving] = useState(false);
  const leave = () => {
    // The bar disappears: its focus moves to the list.
    if (!document.activeElement?.closest('tbody')) focusMessage(ids[0]);
    selection.clear();
  };
  useEscape('selection', leave);
  const isPhone = !useMinWidth('tablet');
  const isWide = useMinWidth('desktop');
  const apply = (change: LabelledChange['change']) => {
    if (!selectsMatching) return onChange(change);
    matching.mutate({ filter: filterOf(view, new Date()), change }, { onSuccess: leave });
  };
  const changeTo = (change: LabelledChange['change'], label: string) => () =>
    selected < MANY ? apply(change) : setUnconfirmed({ change, label });
  const moves = isTrash ? [] : iconChanges.map((entry) => ({ ...entry, label: moveTo[entry.state] }));
  return (
    <Bar aria-label={actions.label}>
      <SelectAll label={actions.selectAll} selection={selection} />
      <strong css={{ fontWeight: 500 }}>{matching.isPending ? many.changing : actions.selected(selected)}</strong>
      {!isPhone && !selection.isAll && (
        <button type="button" className="all" onClick={selection.selectAll}>
          {actions.selectCount(count)}
        </button>
      )}
      {selection.isAll && !isMatching && total > count && (
        <button type="button" className="all" onClick={() => setIsMatching(true)}>
          {many.matching(total)}
        </button>
      )}
      {matching.isError && <span role="alert">{many.failed}</span>}
      <span className="gap" />
      {!isPhone &&
        moves.map(({ state, icon, label, shortcut }) => (
          <Action
            key={state}
            icon={icon}
            label={label}
            shortcut={shortcut}
            iconOnly
            onClick={changeTo({ state }, label)}
          />
        ))}
      {isTrash ? (
        <>
          <Action
            icon={Inbox}
            label={trash.restore}
            iconOnly={isPhone}
            onClick={changeTo({ deleted: false }, trash.restore)}
          />
          {!selectsMatching && (
            <Action icon={Trash} label={trash.remove} iconOnly={isPhone} onClick={() => setIsRemoving(true)} />
          )}
        </>
      ) : (
        <>
          <Action
            icon={MailOpen}
            label={readLabel}
            iconOnly={!isWide}
            onClick={changeTo({ state: 'read' }, readLabel)}
          />
          <Action
            icon={Trash}
            label={actions.delete}
            shortcut="#"
            iconOnly={!isWide}
            onClick={changeTo({ deleted: true }, actions.delete)}
          />
        </>
      )}
      {isPhone && !isTrash && (
        <PopupMenu css={iconControl} label={<NavLabel icon={More} label={actions.more} iconOnly />}>
          {moves.map(({ state, icon, label }) => (
            <MenuItem key={state} icon={icon} label={label} onClick={changeTo({ state }, label)} />
          ))}
        </PopupMenu>
      )}
      <Action icon={Cross} label={actions.none} iconOnly onClick={leave} />
      {unconfirmed && (
        <ConfirmDialog
          title={many.title(selected)}
          text={many.text(unconfirmed.label, selected)}
          confirm={unconfirmed.label}
          onConfirm={() => apply(unconfirmed.change)}
          onClose={() => setUnconfirmed(undefined)}
        />
      )}
      {isRemoving && <RemoveDialog ids={ids} onClose={() => setIsRemoving(false)} onRemoved={onRemoved} />}
    </Bar>
  );
}

interface ActionProps {
  readonly icon: Icon;
  readonly label: string;
  readonly iconOnly: boolean;
  readonly shortcut?: string;
  readonly onClick: () => void;
}

function Action({ icon: Icon, label, iconOnly, shortcut, onClick }: ActionProps) {
  if (iconOnly) return <IconButton icon={Icon} label={label} shortcut={shortcut} onClick={onClick} />;
  return (
    <SmallButton data-key={shortcut} onClick={onClick}>
      <Icon size={18} strokeWidth={1.5} />
      {label}
    </SmallButton>
  );
}
