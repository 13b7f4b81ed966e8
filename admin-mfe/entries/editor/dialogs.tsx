import styled from '@emotion/styled';
import { Text } from '@studio/ui';
import { CircleAlert } from '@studio/ui/icons';
import { from, token } from '@studio/ui/tokens';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { plainGroup } from '../../components/styles.ts';
import { editorTexts } from '../../content/entries.ts';
import type { CollectionInfo, Values } from '../entry-requests.ts';
import { shortTime } from '../entry-status.tsx';
import { TextDiff } from '../history/text-diff.tsx';
import { control } from './field-frame.tsx';
import { fieldsOfTime, scheduledTime, tomorrowMorning, zoneName } from './schedule.ts';
import type { Conflict } from './use-draft.ts';

interface ScheduleDialogProps {
  readonly error: string | undefined;
  readonly busy: boolean;
  readonly onSchedule: (at: Date) => void;
  readonly onClose: () => void;
}

const Times = styled.div`
  display: grid;
  grid-template-columns: 1.4fr 1fr;
  gap: 0.5rem;
  margin-top: 1rem;
  label {
    font-size: 0.9375rem;
    font-weight: 500;
  }
  input {
    ${control}
    margin-top: 0.5rem;
  }
`;

/** Asks when an entry is to be published. */
export function ScheduleDialog({ error, busy, onSchedule, onClose }: ScheduleDialogProps) {
  const [fields, setFields] = useState(() => fieldsOfTime(tomorrowMorning(new Date())));
  const [isPast, setIsPast] = useState(false);
  const at = scheduledTime(fields.day, fields.clock, new Date());
  const set = (changed: Partial<typeof fields>) => {
    setFields({ ...fields, ...changed });
    setIsPast(false);
  };
  const submit = () => {
    const time = scheduledTime(fields.day, fields.clock, new Date());
    if (time) onSchedule(time);
    else setIsPast(true);
  };
  return (
    <ConfirmDialog
      title={editorTexts.scheduleTitle}
      error={isPast ? editorTexts.past : error}
      confirm={at ? editorTexts.scheduleNow(shortTime(at.toISOString())) : editorTexts.schedule}
      busy={busy}
      onConfirm={submit}
      onClose={onClose}
    >
      <Text size="small">{zoneName(at ?? new Date())}</Text>
      <Times>
        <label>
          {editorTexts.day}
          <input type="date" value={fields.day} onChange={({ target }) => set({ day: target.value })} />
        </label>
        <label>
          {editorTexts.time}
          <input type="time" value={fields.clock} onChange={({ target }) => set({ clock: target.value })} />
        </label>
      </Times>
    </ConfirmDialog>
  );
}

interface ConflictDialogProps {
  readonly collection: CollectionInfo;
  readonly conflict: Conflict;
  readonly mine: Values;
  /** Resolves it with the fields in which the other version is kept. */
  readonly onResolve: (theirs: readonly string[]) => void;
  readonly onClose: () => void;
}

const Sides = styled.fieldset`
  display: grid;
  gap: 0.75rem;
  ${plainGroup}
  margin-top: 1.25rem;
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  label {
    display: grid;
    grid-template-columns: auto 1fr;
    align-content: start;
    gap: 0.5rem 0.75rem;
    padding: 0.875rem 1rem;
    border: 1px solid ${token('edge')};
    border-radius: ${token('radius-field')};
    cursor: pointer;
  }
  label:has(:checked) {
    border-color: ${token('iris')};
    box-shadow: inset 0 0 0 1px ${token('iris')};
  }
  label > strong {
    font-weight: 500;
  }
  label > div {
    grid-column: 1 / -1;
    max-height: 14rem;
    overflow-y: auto;
    white-space: pre-wrap;
  }
  input {
    width: 1.125rem;
    height: 1.125rem;
    accent-color: ${token('iris')};
  }
`;

/** Asks, for each field that two people have changed, whose text is kept. */
export function ConflictDialog({ collection, conflict, mine, onResolve, onClose }: ConflictDialogProps) {
  const [theirs, setTheirs] = useState<readonly string[]>([]);
  const { fields, current } = conflict;
  const labels = collection.fields.filter(({ name }) => fields.includes(name));
  const confirm = { 0: editorTexts.keepMine, [fields.length]: editorTexts.keepTheirs }[theirs.length];
  return (
    <ConfirmDialog
      title={editorTexts.conflictTitle}
      text={editorTexts.conflictText}
      cancel={editorTexts.decideLater}
      confirm={confirm ?? editorTexts.keepChosen}
      css={{ width: 'min(47.5rem, 100% - 2.5rem)' }}
      onConfirm={() => onResolve(theirs)}
      onClose={onClose}
    >
      {labels.map(({ name, label }) => (
        <Sides key={name} aria-label={label}>
          {[true, false].map((isMine) => {
            const [own, other] = isMine ? [mine, current.draft] : [current.draft, mine];
            return (
              <label key={String(isMine)}>
                <input
                  type="radio"
                  name={name}
                  checked={theirs.includes(name) !== isMine}
                  onChange={() => setTheirs(isMine ? theirs.filter((each) => each !== name) : [...theirs, name])}
                />
                <strong>{isMine ? editorTexts.yours(label) : editorTexts.theirs(label)}</strong>
                <div dir="auto">
                  <TextDiff before={textOf(other[name])} after={textOf(own[name])} addedOnly />
                </div>
              </label>
            );
          })}
        </Sides>
      ))}
    </ConfirmDialog>
  );
}

/** Returns the value of a field as text. */
export const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.join('\n');
  return value === undefined || value === null ? '' : String(value);
};

interface ProblemNoteProps {
  readonly text: string;
  readonly children: React.ReactNode;
}

const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 0.75rem;
  padding: 0.75rem 1rem;
  border-radius: ${token('radius-field')};
  background: ${token('error-wash')};
  color: ${token('error')};
  font-weight: 500;
`;

/** Says above the form what keeps a draft from being saved, with what can be done about it. */
export const ProblemNote = ({ text, children }: ProblemNoteProps) => (
  <Note role="alert">
    <CircleAlert size={18} />
    {text}
    {children}
  </Note>
);
