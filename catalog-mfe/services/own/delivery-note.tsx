import styled from '@emotion/styled';
import { Button } from '@studio/ui';
import { token, type } from '@studio/ui/tokens';
import { type FormEvent, useEffect, useState } from 'react';
import { deliveryNote as texts } from '../../content/own/delivery-note.ts';
import { type Note, readNotes, writeNotes } from './kept-notes.ts';
import { Halves, OwnSection, Panel } from './own.tsx';

const Switch = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.75rem;
  min-height: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-weight: 500;
  cursor: pointer;
  &::before {
    width: 2.75rem;
    height: 1.5rem;
    border: 1px solid ${token('edge')};
    border-radius: ${token('radius-full')};
    background: radial-gradient(circle, ${token('ink-2')} 0.5rem, transparent 0.5625rem) left / 1.375rem 100% no-repeat;
    content: '';
  }
  &[aria-checked='true']::before {
    border-color: ${token('iris')};
    background: radial-gradient(circle, ${token('on-iris')} 0.5rem, transparent 0.5625rem) right / 1.375rem 100%
      no-repeat ${token('iris')};
  }
`;

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
            <Switch type="button" role="switch" aria-checked={hasSignal} onClick={toggle}>
              <span>
                {texts.signal} <span aria-hidden="true">{hasSignal ? texts.on : texts.off}</span>
              </span>
            </Switch>
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
