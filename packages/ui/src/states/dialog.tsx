import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { token } from '../tokens/tokens.ts';

interface DialogProps {
  /** Id of the heading. */
  readonly labelledBy: string;
  /** Id of the text, if it is short enough for screen readers to read it at once. */
  readonly describedBy?: string;
  /** Called when the visitor closes the dialog with a key. */
  readonly onClose: () => void;
  /** Whether a click beside the dialog closes it. The dialog must then have no padding. */
  readonly lightDismiss?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

const appear = keyframes`
  from {
    opacity: 0;
    transform: translateY(8px);
  }
`;

export const dialogFace = css`
  padding: 2rem;
  border: 1px solid ${token('hairline')};
  border-radius: ${token('radius-card')};
  background: ${token('raised')};
  color: ${token('ink')};
  box-shadow: 0 32px 64px -24px ${token('shadow')};
`;

const Box = styled.dialog`
  ${dialogFace}
  width: min(26rem, 100% - 2.5rem);
  max-height: calc(100dvh - 2.5rem);
  margin: auto;
  animation: ${appear} ${token('motion-quick')};
  &::backdrop {
    background: ${token('shadow')};
  }
`;

/** A modal dialog, open while it is rendered, in the browser only. The browser keeps and restores the focus. */
export function Dialog({ labelledBy, describedBy, onClose, lightDismiss = false, className, children }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <Box
      ref={box}
      className={className}
      aria-labelledby={labelledBy}
      onClick={({ target, currentTarget }) => lightDismiss && target === currentTarget && currentTarget.close()}
      {...(describedBy && { 'aria-describedby': describedBy })}
      // The event is asynchronous: StrictMode may have opened the dialog again in the meantime.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
    >
      {children}
    </Box>
  );
}
