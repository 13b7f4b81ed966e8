import styled from '@emotion/styled';
import { MAX_QUESTION_LENGTH } from '@studio/client/chat';
import { ArrowUp, Stop } from '@studio/ui/icons';
import { token, withoutScripts } from '@studio/ui/tokens';
import { type KeyboardEvent, type SubmitEvent, useRef, useState } from 'react';
import { chatWindow } from '../content/chatbot.ts';
import { NARROW } from './styles.ts';

interface QuestionFormProps {
  readonly isAnswering: boolean;
  readonly onSend: (text: string) => void;
  readonly onStop: () => void;
}

const Row = styled.form`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0.5rem;
  align-items: end;
  padding: 0.375rem 0.375rem 0.375rem 0.875rem;
  border-top: 1px solid ${token('hairline')};
  ${NARROW} {
    min-height: 4.25rem;
    align-items: center;
    padding: 0.75rem 0.75rem 0.75rem 1.25rem;
    border-top-color: ${token('hairline-strong')};
    background: ${token('raised')};
  }
  &:has(textarea:focus-visible) {
    outline: 2px solid ${token('iris')};
    outline-offset: -3px;
    border-radius: 0 0 15px 15px;
    ${NARROW} {
      border-radius: 0;
    }
  }
  ${withoutScripts} {
    display: none;
  }
`;

const Field = styled.textarea`
  width: 100%;
  min-width: 0;
  min-height: 2.75rem;
  max-height: 6.5rem;
  padding: 0.75rem 0;
  border: 0;
  outline: 0;
  background: none;
  color: ${token('ink')};
  font: inherit;
  line-height: 1.25rem;
  resize: none;
  field-sizing: content;
  &::placeholder {
    color: ${token('ink-3')};
    opacity: 1;
  }
`;

const Round = styled.button`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: ${token('radius-full')};
  background: ${token('iris')};
  color: ${token('on-iris')};
  cursor: pointer;
  transition: transform 200ms ease-out;
  &:hover {
    background: ${token('iris-hover')};
  }
  &:active {
    transform: scale(0.96);
  }
  &[aria-disabled='true'] {
    background: ${token('wash')};
    color: ${token('ink-3')};
    cursor: not-allowed;
    transform: none;
  }
`;

/** Renders the form for a question. Enter sends it unless Shift is pressed or an input method is composing. */
export function QuestionForm({ isAnswering, onSend, onStop }: QuestionFormProps) {
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const isBlank = text.trim() === '';

  function onSubmit(event?: SubmitEvent<HTMLFormElement>) {
    event?.preventDefault();
    if (isAnswering || isBlank) return;
    onSend(text);
    setText('');
    field.current?.focus({ preventScroll: true });
  }

  function onKeyDown(event: KeyboardEvent) {
    // In Safari, `isComposing` is false for the key that ends a composition: https://bugs.webkit.org/show_bug.cgi?id=165004
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== 'Enter' || event.shiftKey || isComposing) return;
    event.preventDefault();
    onSubmit();
  }

  return (
    <Row onSubmit={onSubmit}>
      <Field
        ref={field}
        rows={1}
        maxLength={MAX_QUESTION_LENGTH}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={onKeyDown}
        aria-label={chatWindow.label}
        placeholder={chatWindow.label}
        autoComplete="off"
        enterKeyHint="send"
      />
      {isAnswering ? (
        <Round key="stop" type="button" aria-label={chatWindow.stop} onClick={onStop}>
          <Stop size={14} />
        </Round>
      ) : (
        <Round key="send" type="submit" aria-label={chatWindow.send} aria-disabled={isBlank}>
          <ArrowUp size={18} />
        </Round>
      )}
    </Row>
  );
}
