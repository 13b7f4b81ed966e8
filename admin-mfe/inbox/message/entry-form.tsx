import { css } from '@emotion/react';
import type { MessageHistory } from '@studio/client/inbox-history';
import { MAX_NOTE_LENGTH } from '@studio/client/inbox-history';
import { Alert, TextArea } from '@studio/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { SmallButton } from '../../components/controls.tsx';
import { PAGE_MARGIN, row } from '../../components/styles.ts';
import { history as texts } from '../../content/changes.ts';
import { addNote, keepNote, keptNoteOf, useHistoryChange } from './history-requests.ts';

interface EntryFormProps {
  readonly id: string;
  readonly label: string;
  readonly rows: number;
  readonly max: number;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly submit: string;
  readonly cancel: string;
  readonly send: (entry: { readonly id: string; readonly text: string }) => Promise<MessageHistory>;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

const form = css`
  display: grid;
  gap: 0.75rem;
  padding: 0 ${PAGE_MARGIN} 1.25rem;
`;

const between = css`
  display: grid;
  gap: 0.75rem;
  &:empty {
    display: none;
  }
`;

/** Renders the form of a note or an answer. */
export function EntryForm(props: EntryFormProps) {
  const { id, label, rows, max, text, onText, submit, cancel, send, onClose, children } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const [entry, setEntry] = useState(() => crypto.randomUUID());
  const { mutate, isPending, isError } = useHistoryChange(id, (_, json: Parameters<typeof send>[0]) => send(json));
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    // The whole form: its buttons are seen, too, on a low screen.
    field.current?.form?.scrollIntoView({ block: 'nearest' });
  }, []);

  const change = (value: string) => {
    // A changed text gets a new id.
    setEntry(crypto.randomUUID());
    onText(value);
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (text.trim() !== '' && !isPending) mutate({ id: entry, text }, { onSuccess: onClose });
  };
  return (
    <form onSubmit={onSubmit} css={form}>
      <TextArea
        ref={field}
        label={label}
        rows={rows}
        maxLength={max}
        value={text}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      <div css={between}>{children}</div>
      {isError && <Alert kind="error">{texts.notSaved}</Alert>}
      <div css={row}>
        <SmallButton type="submit" variant="primary" busy={isPending} aria-disabled={text.trim() === ''}>
          {submit}
        </SmallButton>
        <SmallButton onClick={onClose}>{cancel}</SmallButton>
      </div>
    </form>
  );
}

interface NoteFormProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Renders the form of a note. Its text is kept until it is saved, even while other messages are open. */
export function NoteForm({ id, onClose }: NoteFormProps) {
  const client = useQueryClient();
  const [text, setText] = useState(() => keptNoteOf(client, id));
  const keep = (value: string) => {
    setText(value);
    keepNote(client, id, value);
  };
  return (
    <EntryForm
      id={id}
      label={texts.noteLabel}
      rows={3}
      max={MAX_NOTE_LENGTH}
      text={text}
      onText={keep}
      submit={texts.saveNote}
      cancel={texts.cancel}
      send={async (note) => {
        const history = await addNote(id, note);
        keepNote(client, id, '');
        return history;
      }}
      onClose={onClose}
    />
  );
}
