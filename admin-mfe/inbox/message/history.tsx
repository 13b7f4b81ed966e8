import styled from '@emotion/styled';
import type { MessageAnswer, MessageHistory, MessageNote } from '@studio/client/inbox-history';
import { token } from '@studio/ui/tokens';
import { type ReactNode, useId } from 'react';
import { LocalTime } from '../../components/local-time.tsx';
import { PAGE_MARGIN, quiet, textButton } from '../../components/styles.ts';
import { history as texts } from '../../content/changes.ts';
import { localDate } from '../../content/dates.ts';
import { actions } from '../../content/inbox.ts';
import { ForWriters } from '../../request/session.ts';
import { removeNote, retryAnswer, useHistoryChange } from './history-requests.ts';

const Section = styled.section`
  padding: 0.25rem ${PAGE_MARGIN} 1.25rem;
  font-size: 0.9375rem;
  h3 {
    color: ${token('ink')};
    font-weight: 500;
    font-size: 1rem;
  }
  li {
    padding-block: 0.75rem;
    border-top: 1px solid ${token('hairline')};
    overflow-wrap: anywhere;
  }
  .about {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 0.75rem;
    ${quiet}
  }
  .what {
    display: inline-flex;
    flex-wrap: wrap;
    gap: 0 0.75rem;
  }
  .about > button {
    ${textButton}
    margin-inline-start: auto;
  }
  /* An entry with a button is no higher than one without. */
  li .about > button {
    margin-block: -0.75rem;
  }
  .text {
    margin-top: 0.375rem;
    white-space: pre-line;
    unicode-bidi: plaintext;
  }
`;

interface HistoryProps {
  readonly id: string;
  readonly history: MessageHistory;
  readonly onNote: () => void;
}

/** Renders the notes and answers of a message, oldest first, and a button that adds a note. */
export function History({ id, history: { notes, answers, confirmedAt, changed }, onNote }: HistoryProps) {
  const titleId = useId();
  const entries = [
    ...notes.map((note) => ({ at: note.createdAt, key: note.id, item: <Note id={id} note={note} /> })),
    ...answers.map((answer) => ({ at: answer.createdAt, key: answer.id, item: <Answer id={id} answer={answer} /> })),
    ...(confirmedAt ? [{ at: confirmedAt, key: '', item: <Entry title={texts.confirmed} time={confirmedAt} /> }] : []),
    ...(changed
      ? [
          {
            at: changed.at,
            key: 'changed',
            item: <Entry title={texts.moved[changed.to]} time={changed.at} by={changed.by} />,
          },
        ]
      : []),
  ].sort((a, b) => a.at.localeCompare(b.at));
  return (
    <Section aria-labelledby={titleId}>
      <div className="about">
        <h3 id={titleId}>{texts.title}</h3>
        <ForWriters>
          <button type="button" data-key="n" onClick={onNote}>
            {texts.addNote}
          </button>
        </ForWriters>
      </div>
      {entries.length > 0 && (
        <ol className="entries">
          {entries.map(({ key, item }) => (
            <li key={key}>{item}</li>
          ))}
        </ol>
      )}
    </Section>
  );
}

interface EntryProps {
  readonly title: string;
  readonly time: string;
  readonly by?: string | undefined;
  readonly text?: string;
  readonly isError?: boolean;
  readonly children?: ReactNode;
}

function Entry({ title, time, by, text, isError, children }: EntryProps) {
  return (
    <>
      <p className="about">
        <span className="what">
          <span>{title}</span>
          {by !== undefined && <span translate="no">{by}</span>}
        </span>
        <LocalTime iso={time} />
        {children}
      </p>
      {text !== undefined && (
        <p className="text" dir="auto">
          {text}
        </p>
      )}
      {isError && <p role="alert">{actions.failed}</p>}
    </>
  );
}

function Note({ id, note }: { readonly id: string; readonly note: MessageNote }) {
  const { mutate, isPending, isError } = useHistoryChange(id, removeNote);
  return (
    <Entry title={texts.note} time={note.createdAt} by={note.by} text={note.text} isError={isError}>
      <ForWriters>
        <button type="button" onClick={() => isPending || mutate(note.id)}>
          {texts.removeNote}
        </button>
      </ForWriters>
    </Entry>
  );
}

function Answer({ id, answer }: { readonly id: string; readonly answer: MessageAnswer }) {
  const { state, againAt, sentAt, createdAt, text, by } = answer;
  const { mutate, isPending, isError } = useHistoryChange(id, retryAnswer);
  return (
    <Entry title={texts.answer} time={sentAt ?? createdAt} by={by} text={text} isError={isError}>
      <span role="status">{againAt === undefined ? texts.states[state] : texts.again(localDate(againAt))}</span>
      {state === 'failed' && (
        <ForWriters>
          <button type="button" onClick={() => isPending || mutate(answer.id)}>
            {texts.retry}
          </button>
        </ForWriters>
      )}
    </Entry>
  );
}
