import type { ListedEntry } from '@studio/content/api';
import { ArrowDown, ArrowUp, ArrowUpRight } from '@studio/ui/icons';
import { token } from '@studio/ui/tokens';
import { Link, useNavigate } from 'react-router-dom';
import { PopupMenu } from '../../components/controls.tsx';
import { More, Trash, Undo } from '../../components/icons.tsx';
import { MenuItem } from '../../components/menu-item.tsx';
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

/** Renders a button that opens what can be done with an entry of a list. */
export function RowMenu({ collection, entry, ordered, changes }: RowMenuProps) {
  const navigate = useNavigate();
  const mayWrite = useMay('write');
  const page = entry.status === 'published' ? pageOf(collection, entry.draft.slug) : undefined;
  const place = ordered?.indexOf(entry) ?? 0;
  const moveTo = (to: number) => void (ordered && changes.move(ordered, entry, to));
  const duplicate = () =>
    void changes.duplicate(entry).then(
      (copy) => navigate(paths.entry(collection.name, copy.id)),
      () => undefined,
    );
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
      {mayWrite && (
        <>
          <MenuItem icon={Copy} label={listTexts.duplicate} onClick={duplicate} />
          {ordered && (
            <>
              {place > 0 && <MenuItem icon={ArrowUp} label={listTexts.moveUp} onClick={() => moveTo(place - 1)} />}
              {place < ordered.length - 1 && (
                <MenuItem icon={ArrowDown} label={listTexts.moveDown} onClick={() => moveTo(place + 1)} />
              )}
              {place > 1 && <MenuItem icon={Undo} label={listTexts.moveToTop} onClick={() => moveTo(0)} />}
            </>
          )}
          {entry.status === 'published' && (
            <MenuItem icon={EyeOff} label={listTexts.unpublish} onClick={() => void changes.unpublish([entry])} />
          )}
          <MenuItem
            icon={Trash}
            label={listTexts.remove}
            css={{ marginTop: '0.375rem', borderTop: `1px solid ${token('hairline')}` }}
            onClick={() => void changes.remove([entry])}
          />
        </>
      )}
    </PopupMenu>
  );
}
