import styled from '@emotion/styled';
import type { Entry } from '@studio/content/api';
import { ChevronDown } from '@studio/ui/icons';
import { phone, token } from '@studio/ui/tokens';
import { useNavigate } from 'react-router-dom';
import { PopupMenu } from '../../components/controls.tsx';
import { Trash, Undo } from '../../components/icons.tsx';
import { MenuItem } from '../../components/menu-item.tsx';
import { NavLabel } from '../../components/nav-entry.tsx';
import { quiet } from '../../components/styles.ts';
import { editorTexts } from '../../content/entries.ts';
import { paths } from '../../paths.ts';
import { type CollectionInfo, useVersions } from '../entry-requests.ts';
import { shortTime } from '../entry-status.tsx';
import { Clock, EyeOff, History } from '../icons.tsx';
import type { useEntryChanges } from './use-entry-changes.ts';

/** A button and, joined to it, the button of its menu. On phones the menu is a sheet at the foot of the window. */
const Joined = styled.div`
  display: flex;
  border-radius: ${token('radius-full')};
  background: ${token('iris')};
  color: ${token('on-iris')};
  & > button,
  & summary {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    border: 0;
    background: none;
    color: inherit;
    font: 500 0.9375rem/1.25 ${token('font-text')};
    cursor: pointer;
  }
  & > button {
    padding-inline: 1.25rem 0.875rem;
    border-radius: 1.375rem 0 0 1.375rem;
    white-space: nowrap;
  }
  & summary {
    justify-content: center;
    width: 2.75rem;
    border-inline-start: 1px solid color-mix(in oklch, ${token('on-iris')} 45%, transparent);
    border-radius: 0 1.375rem 1.375rem 0;
  }
  & > button:hover:not([aria-disabled='true']),
  & summary:hover {
    background: ${token('iris-hover')};
  }
  & > button[aria-disabled='true'] {
    cursor: not-allowed;
  }
  &[data-quiet] {
    background: ${token('wash')};
    color: ${token('ink-2')};
    & summary {
      border-color: ${token('hairline-strong')};
    }
    & summary:hover {
      background: ${token('iris-wash')};
    }
  }
  & details > ul {
    width: 20.5rem;
    color: ${token('ink')};
    & > li.last {
      margin-top: 0.375rem;
      padding-top: 0.375rem;
      border-top: 1px solid ${token('hairline')};
    }
    & button {
      min-height: 3.75rem;
      font-weight: 500;
      text-align: start;
      white-space: normal;
      & small {
        display: block;
        ${quiet}
        font-weight: 400;
      }
      & > svg {
        flex: none;
      }
    }
  }
  ${phone} {
    & details > ul {
      position: fixed;
      inset: auto 0 0;
      width: auto;
      padding-bottom: 1.5rem;
      border-radius: ${token('radius-card')} ${token('radius-card')} 0 0;
      box-shadow: 0 0 0 100vmax ${token('shadow')};
    }
  }
`;

interface PublishButtonProps {
  readonly collection: CollectionInfo;
  readonly entry: Entry;
  /** The draft is what visitors see. */
  readonly isUpToDate: boolean;
  /** Why it cannot be published now. */
  readonly blocked?: string | undefined;
  readonly changes: ReturnType<typeof useEntryChanges>;
  /** Opens the question before a change. */
  readonly onAsk: (question: 'schedule' | 'unpublish') => void;
}

/** Renders the button that publishes, and what else changes what visitors see of an entry. */
export function PublishButton({ collection, entry, isUpToDate, blocked, changes, onAsk }: PublishButtonProps) {
  const navigate = useNavigate();
  const { id, status, scheduledAt } = entry;
  const { data: versions = [] } = useVersions(collection.name, id, entry.version);
  const isPublished = entry.published !== null;
  const isDone = isUpToDate || status === 'scheduled' || blocked !== undefined;
  return (
    <Joined data-quiet={isDone || undefined}>
      <button
        type="button"
        aria-disabled={isDone || changes.isBusy || undefined}
        aria-busy={changes.isBusy || undefined}
        title={blocked}
        onClick={() => isDone || changes.isBusy || void changes.publish()}
      >
        {labelOf(entry, isUpToDate, scheduledAt)}
      </button>
      <PopupMenu label={<NavLabel icon={ChevronDown} label={editorTexts.morePublish} iconOnly />}>
        {status === 'scheduled' ? (
          <MenuItem
            icon={Clock}
            label={editorTexts.cancelSchedule}
            hint={editorTexts.cancelScheduleHint}
            onClick={() => void changes.schedule()}
          />
        ) : (
          !isUpToDate && (
            <MenuItem
              icon={Clock}
              label={editorTexts.schedule}
              hint={editorTexts.scheduleHint}
              onClick={() => onAsk('schedule')}
            />
          )
        )}
        {id !== '' && (
          <MenuItem
            icon={History}
            label={editorTexts.history}
            hint={editorTexts.versions(versions.length, versions.at(-1)?.savedAt)}
            onClick={() => void navigate(paths.history(collection.name, id))}
          />
        )}
        {isPublished && !isUpToDate && (
          <MenuItem
            icon={Undo}
            label={editorTexts.discard}
            hint={editorTexts.discardHint}
            onClick={() => void changes.discard()}
          />
        )}
        {isPublished && (
          <MenuItem
            icon={EyeOff}
            label={editorTexts.unpublish}
            hint={editorTexts.unpublishHint}
            onClick={() => onAsk('unpublish')}
          />
        )}
        {id !== '' && !collection.single && (
          <MenuItem
            icon={Trash}
            label={editorTexts.remove}
            hint={editorTexts.removeHint}
            className="last"
            onClick={() => void changes.remove()}
          />
        )}
      </PopupMenu>
    </Joined>
  );
}

const labelOf = ({ published }: Entry, isUpToDate: boolean, scheduledAt: string | null): string => {
  if (scheduledAt !== null) return editorTexts.scheduledFor(shortTime(scheduledAt));
  if (published === null) return editorTexts.publish;
  return isUpToDate ? editorTexts.published : editorTexts.publishChanges;
};
