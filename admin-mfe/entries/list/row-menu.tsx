import type { ListedEntry } from '@studio/content/api';
import { ArrowDown, ArrowUp, ArrowUpRight, type Icon } from '@studio/ui/icons';
import { token } from '@studio/ui/tokens';
import { Link, useNavigate } from 'react-router-dom';
import { PopupMenu } from '../../components/controls.tsx';
import { More, Trash, Undo } from '../../components/icons.tsx';
import { NavLabel } from '../../components/nav-entry.tsx';
import { iconControl } from '../../components/styles.ts';
import { listTexts } from '../../content/entries.ts';
import { paths } from '../../paths.ts';
import { useMay } from '../../request/session.ts';
import { pageOf } from '../editor/addresses.ts';
import type { CollectionInfo } from '../entry-requests.ts';
import { titleOf } from '../entry-status.tsx';
import { Copy, EyeOff, History } from '../icons.tsx';
import type { ListChanges } from './use-list-changes.ts';

interface RowMenuProps {
  readonly collection: CollectionInfo;
  readonly entry: ListedEntry;
  /** The whole list, if its order can be changed. */
  readonly ordered: readonly ListedEntry[] | undefined;
  readonly changes: ListChanges;
}

interface Action {
  readonly icon: Icon;
  readonly label: string;
  readonly run: () => void;
}

/** Renders a button that opens what can be done with an entry of a list. */
export function RowMenu({ collection, entry, ordered, changes }: RowMenuProps) {
  const navigate = useNavigate();
  const mayWrite = useMay('write');
  const page = entry.status === 'published' ? pageOf(collection, entry.draft.slug) : undefined;
  const place = ordered?.indexOf(entry) ?? 0;
  const duplicate = () =>
    void changes.duplicate(entry).then(
      (copy) => navigate(paths.entry(collection.name, copy.id)),
      () => undefined,
    );
  const actions: readonly (Action | false)[] = [
    { icon: Copy, label: listTexts.duplicate, run: duplicate },
    ordered &&
      place > 0 && { icon: ArrowUp, label: listTexts.moveUp, run: () => changes.move(ordered, entry, place - 1) },
    ordered !== undefined &&
      place < ordered.length - 1 && {
        icon: ArrowDown,
        label: listTexts.moveDown,
        run: () => changes.move(ordered, entry, place + 1),
      },
    ordered && place > 1 && { icon: Undo, label: listTexts.moveToTop, run: () => changes.move(ordered, entry, 0) },
    entry.status === 'published' && {
      icon: EyeOff,
      label: listTexts.unpublish,
      run: () => void changes.unpublish([entry]),
    },
    { icon: Trash, label: listTexts.remove, run: () => void changes.remove([entry]) },
  ].map((action) => action || false);
  return (
    <PopupMenu
      css={iconControl}
      label={<NavLabel icon={More} label={listTexts.more(titleOf(entry, collection.title))} iconOnly />}
    >
      {page !== undefined && (
        <li>
          <a href={page} target="_blank" rel="noreferrer">
            <ArrowUpRight size={18} strokeWidth={1.5} />
            {listTexts.openOnSite}
          </a>
        </li>
      )}
      <li>
        <Link to={paths.history(collection.name, entry.id)}>
          <History size={18} />
          {listTexts.history}
        </Link>
      </li>
      {actions.map(
        (action) =>
          mayWrite &&
          action && (
            <li
              key={action.label}
              css={action.icon === Trash && { marginTop: '0.375rem', borderTop: `1px solid ${token('hairline')}` }}
            >
              <button
                type="button"
                onClick={({ currentTarget }) => {
                  const menu = currentTarget.closest('details');
                  if (menu) menu.open = false;
                  menu?.querySelector('summary')?.focus();
                  action.run();
                }}
              >
                <action.icon size={18} strokeWidth={1.5} />
                {action.label}
              </button>
            </li>
          ),
      )}
    </PopupMenu>
  );
}
