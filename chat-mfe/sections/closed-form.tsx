import styled from '@emotion/styled';
import { token } from '@studio/ui/tokens';
import { ArrowUp } from 'lucide-react';
import { chatWindow } from '../content/chatbot.ts';

const REASON_ID = 'chat-closed';

const Row = styled.form`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0 0.5rem;
  align-items: center;
  padding: 0.375rem 0.375rem 0.75rem 0.875rem;
  border-top: 1px solid ${token('hairline')};
`;

const Input = styled.input`
  width: 100%;
  min-width: 0;
  min-height: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: ${token('ink')};
  &::placeholder {
    color: ${token('ink-3')};
    opacity: 1;
  }
  &:disabled {
    cursor: not-allowed;
  }
`;

const Send = styled.button`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: ${token('radius-full')};
  background: ${token('wash')};
  color: ${token('ink-3')};
  cursor: not-allowed;
`;

const Reason = styled.p`
  grid-column: 1 / -1;
  padding-inline-end: 0.5rem;
  color: ${token('ink-2')};
  font-size: 0.8125rem;
`;

/** The question's field, switched off, with the reason in plain sight. */
export function ClosedForm() {
  return (
    <Row>
      <Input
        type="text"
        disabled
        aria-label={chatWindow.label}
        aria-describedby={REASON_ID}
        placeholder={chatWindow.label}
        autoComplete="off"
      />
      <Send type="submit" disabled aria-label={chatWindow.send} aria-describedby={REASON_ID}>
        <ArrowUp size={18} strokeWidth={1.75} />
      </Send>
      <Reason id={REASON_ID}>{chatWindow.closed}</Reason>
    </Row>
  );
}
