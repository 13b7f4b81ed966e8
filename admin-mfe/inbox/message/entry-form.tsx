import { css } from '@emotion/react';
import { Alert, TextArea } from '@studio/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { SmallButton } from '../../components/controls.tsx';
import { PAGE_MARGIN, row } from '../../components/styles.ts';
import { history as texts } from '../../content/changes.ts';
import { addNote, draftOf, keepDraft, sendAnswer, useHistoryChange } from './history-requests.ts';

export type EntryKind = 'note' | 'answer';

interface EntryFormProps {
  /** Id of the message. */
  readonly id: string;
  readonly kind: EntryKind;
  readonly label: string;
  readonly max: number;
  readonly onClose: () => void;
}

/** When the field scrolls into view, so do its buttons. */
const form = css`
  display: grid;
  gap: 0.75rem;
  padding: 0 ${PAGE_MARGIN} 1.25rem;
  & textarea {
    scroll-margin-bottom: 5rem;
  }
`;

/** Renders the form of a note or an answer. Its text is kept until it is saved, even while other messages are open. */
export function EntryForm({ id, kind, label, max, onClose }: EntryFormProps) {
  const client = useQueryClient();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => draftOf(client, id, kind));
  const [entry, setEntry] = useState(() => crypto.randomUUID());
  const { mutate, isPending, isError } = useHistoryChange(id, kind === 'note' ? addNote : sendAnswer);
  useEffect(() => field.current?.focus(), []);

  const change = (value: string) => {
    setText(value);
    // A changed text gets a new id.
    setEntry(crypto.randomUUID());
    keepDraft(client, id, kind, value);
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (text.trim() === '' || isPending) return;
    const onSuccess = () => {
      keepDraft(client, id, kind, '');
      onClose();
    };
    mutate({ id: entry, text }, { onSuccess });
  };
  return (
    <form onSubmit={onSubmit} css={form}>
      <TextArea
        ref={field}
        label={label}
        rows={kind === 'note' ? 3 : 8}
        maxLength={max}
        value={text}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      {isError && <Alert kind="error">{texts.notSaved}</Alert>}
      <div css={row}>
        <SmallButton type="submit" variant="primary" busy={isPending} aria-disabled={text.trim() === ''}>
          {kind === 'note' ? texts.saveNote : texts.send}
        </SmallButton>
        <SmallButton onClick={onClose}>{texts.cancel}</SmallButton>
      </div>
    </form>
  );
}
