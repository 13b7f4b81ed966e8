import styled from '@emotion/styled';
import { Cross, type Icon } from '@studio/ui/icons';
import { from } from '@studio/ui/media';
import { token } from '@studio/ui/tokens';
import { useEffect, useRef } from 'react';
import { actions, messageLabels } from '../../content/inbox.ts';
import { Archive, MailClosed, MailOpen, More, Spam, Trash } from '../../layout/icons.tsx';
import { NavLabel } from '../../layout/nav-entry.tsx';
import { PopupMenu } from '../../layout/popup-menu.tsx';
import { SmallButton } from '../../layout/small-button.tsx';
import { iconControl, plainButton } from '../../layout/styles.ts';
import { useMinWidth } from '../../layout/use-min-width.ts';
import type { Change } from '../message-requests.ts';
import { focusMessage } from './open-link.tsx';
import { SelectAll } from './select-all.tsx';
import type { Selection } from './use-selection.ts';

interface BulkBarProps {
  readonly selection: Selection;
  /** Messages on this page of the list. */
  readonly count: number;
  readonly onChange: (change: Omit<Change, 'ids'>) => void;
}

const Bar = styled.fieldset`
  display: flex;
  flex: 1;
  align-items: center;
  gap: 0.25rem;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
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

/** The changes that have an icon of their own where there is room for it. */
const others = [
  { state: 'new', icon: MailClosed },
  { state: 'archived', icon: Archive },
  { state: 'spam', icon: Spam },
] as const;

/** In place of the toolbar: the changes that can be made to the selected messages. Escape clears the selection. */
export function BulkBar({ selection, count, onChange }: BulkBarProps) {
  const { ids } = selection;
  const leave = useRef(() => {});
  leave.current = () => {
    // The bar disappears: a focus in it goes to the list.
    if (!document.activeElement?.closest('tbody')) focusMessage(ids[0]);
    selection.clear();
  };
  const isPhone = !useMinWidth('tablet');
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !document.querySelector('dialog[open]')) leave.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <Bar aria-label={actions.label}>
      <SelectAll selection={selection} />
      <strong css={{ fontWeight: 500 }}>{actions.selected(ids.length)}</strong>
      {!isPhone && (
        <button type="button" className="all" onClick={selection.selectAll}>
          {actions.selectCount(count)}
        </button>
      )}
      <span className="gap" />
      {!isPhone &&
        others.map(({ state, icon }) => (
          <Action key={state} icon={icon} label={moveTo[state]} iconOnly onClick={() => onChange({ state })} />
        ))}
      <Action icon={MailOpen} label={moveTo.read} iconOnly={isPhone} onClick={() => onChange({ state: 'read' })} />
      <Action icon={Trash} label={actions.delete} iconOnly={isPhone} onClick={() => onChange({ deleted: true })} />
      {isPhone && (
        <PopupMenu css={iconControl} label={<NavLabel icon={More} label={actions.more} iconOnly />}>
          {others.map(({ state, icon: Icon }) => (
            <li key={state}>
              <button type="button" onClick={() => onChange({ state })}>
                <Icon size={18} />
                {moveTo[state]}
              </button>
            </li>
          ))}
        </PopupMenu>
      )}
      <Action icon={Cross} label={actions.none} iconOnly onClick={() => leave.current()} />
    </Bar>
  );
}

interface ActionProps {
  readonly icon: Icon;
  readonly label: string;
  readonly iconOnly: boolean;
  readonly onClick: () => void;
}

function Action({ icon: Icon, label, iconOnly, onClick }: ActionProps) {
  if (iconOnly) {
    return (
      <button type="button" aria-label={label} title={label} onClick={onClick} css={iconControl}>
        <Icon size={20} strokeWidth={1.5} />
      </button>
    );
  }
  return (
    <SmallButton onClick={onClick}>
      <Icon size={18} strokeWidth={1.5} />
      {label}
    </SmallButton>
  );
}
