import styled from '@emotion/styled';
import { Button, SwitchButton } from '@studio/ui';
import { token, type } from '@studio/ui/tokens';
import { type FormEvent, useEffect, useState } from 'react';
import { deliveryNote as texts } from '../../content/own/delivery-note.ts';
import { type Note, readNotes, writeNotes } from './kept-notes.ts';
import { Halves, OwnSection, Panel } from './own.tsx';

const Form = styled.form`
  display: grid;
  gap: 0.5rem;
  margin-top: 0.75rem;
  & > label {
    ${type('small')}
  }
  & > textarea {
    width: 100%;
    min-height: 4rem;
    padding: 0.75rem;
    border: 1px solid ${token('edge')};
    border-radius: ${token('radius-field')};
    background: ${token('ground')};
    color: ${token('ink')};
    font: inherit;
    resize: none;
  }
`;

const List = styled.ul`
  display: grid;
  align-content: start;
  & > li {
    padding-block: 0.5rem;
    border-top: 1px solid ${token('hairline')};
    overflow-wrap: anywhere;
    & > span {
      ${type('small')}
      display: block;
      color: ${token('ink-2')};
    }
    &[data-sent] > span {
      color: ${token('good')};
    }
  }
`;

const START: readonly Note[] = [{ text: texts.example, isSent: false }];

/** Most notes of the list. */
const MOST = 3;

/** A form that keeps what is typed, and sends it when there is a signal. */
export function DeliveryNote() {
  const [hasSignal, setSignal] = useState(false);
  const [text, setText] = useState('');
  const [notes, setNotes] = useState(START);
  useEffect(() => {
    const kept = readNotes();
    if (!kept) return;
    setText(kept.text);
    setNotes(kept.notes);
  }, []);
  const keep = (newText: string, newNotes: readonly Note[]) => {
    setText(newText);
    setNotes(newNotes);
    writeNotes({ text: newText, notes: newNotes });
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') keep('', [{ text: text.trim(), isSent: hasSignal }, ...notes].slice(0, MOST));
  };
  const toggle = () => {
    setSignal(!hasSignal);
    if (!hasSignal)
      keep(
        text,
        notes.map((note) => ({ ...note, isSent: true })),
      );
  };
  return (
    <OwnSection {...texts}>
      <Panel>
        <Halves>
          <div>
            <SwitchButton type="button" role="switch" aria-checked={hasSignal} onClick={toggle}>
              <span>
                {texts.signal} <span aria-hidden="true">{hasSignal ? texts.on : texts.off}</span>
              </span>
            </SwitchButton>
            <Form onSubmit={send}>
              <label htmlFor="delivery-note">{texts.label}</label>
              <textarea
                id="delivery-note"
                maxLength={120}
                value={text}
                onChange={({ currentTarget }) => keep(currentTarget.value, notes)}
              />
              <div>
                <Button type="submit" size="small">
                  {texts.send}
                </Button>
              </div>
            </Form>
          </div>
          <List aria-label={texts.list} aria-live="polite">
            {notes.map((note, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: notes have no other key
              <li key={notes.length - i} {...(note.isSent && { 'data-sent': true })}>
                {note.text}
                <span>{note.isSent ? texts.sent : texts.waiting}</span>
              </li>
            ))}
          </List>
        </Halves>
      </Panel>
    </OwnSection>
  );
}
