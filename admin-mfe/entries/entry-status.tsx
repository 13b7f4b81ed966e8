import styled from '@emotion/styled';
import type { ListedEntry } from '@studio/content/api';
import { token } from '@studio/ui/tokens';
import { dateParts } from '../content/dates.ts';
import { listTexts } from '../content/entries.ts';

/** A shape before a word: a ring, a half circle, a dot, or a dot within a ring. */
const Status = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.5625rem;
  min-width: 0;
  white-space: nowrap;
  &::before {
    flex: none;
    box-sizing: border-box;
    width: 0.5625rem;
    height: 0.5625rem;
    border: 1.5px solid ${token('ink-3')};
    border-radius: 50%;
    content: '';
  }
  &[data-status='scheduled']::before {
    border-color: ${token('iris')};
    background: linear-gradient(90deg, ${token('iris')} 50%, transparent 50%);
  }
  &[data-status='published']::before,
  &[data-status='changed']::before {
    border-color: ${token('good')};
    background: ${token('good')};
  }
  &[data-status='changed']::before {
    outline: 1.5px solid ${token('iris')};
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    &::before {
      forced-color-adjust: none;
    }
  }
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

export type ShownStatus = keyof typeof listTexts.statuses;

/** Returns what visitors see of an entry. `changed`: an older version than the draft. */
export const statusOf = ({ status, version, publishedVersion }: ListedEntry): ShownStatus =>
  status === 'published' && version !== publishedVersion ? 'changed' : status;

/** Renders what visitors see of an entry, as a shape and a word; with the time at which it appears by itself. */
export function EntryStatus({ entry }: { readonly entry: ListedEntry }) {
  const status = statusOf(entry);
  return (
    <Status data-status={status} className="status">
      <span>
        <span>{listTexts.statuses[status]}</span>
        {entry.scheduledAt !== null && <span className="at">{`, ${shortTime(entry.scheduledAt)}`}</span>}
      </span>
    </Status>
  );
}

/** Formats an ISO time as `20 Mar, 09:00`, with its year instead of the clock if it is not this year. */
export function shortTime(iso: string): string {
  const { day, clock, year } = dateParts(iso, new Date());
  return clock === undefined ? `${day} ${year}` : `${day}, ${clock}`;
}

/** Returns the title of an entry, or a word for one that has none yet. */
export const titleOf = ({ draft }: Pick<ListedEntry, 'draft'>, field: string): string =>
  String(draft[field] ?? '').trim() || listTexts.untitled;
