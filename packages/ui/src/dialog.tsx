import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { dialogFace } from './dialog-face.ts';
import { token } from './tokens.ts';

interface DialogProps {
  /** Id of the heading that names it. */
  readonly labelledBy: string;
  /** Id of the text that says what it is about, where it is short enough to be read out at once. */
  readonly describedBy?: string;
  /** Called when the visitor closes it by key. */
  readonly onClose: () => void;
  /** A press beside it closes it too. It must then have no padding of its own. */
  readonly lightDismiss?: boolean;
  /** Dresses it otherwise: where it stands, and how wide it is. */
  readonly className?: string;
  readonly children: ReactNode;
}

const appear = keyframes`
  from {
    opacity: 0;
    transform: translateY(8px);
  }
`;

/** Behind it the page is dimmed by ink at 40 %. */
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

/**
 * A modal dialog, open for as long as it is rendered; render it in the browser only. The platform keeps the focus in it
 * and gives it back to what had it before.
 */
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
      // The event comes late: StrictMode may have opened the dialog again by then.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
    >
      {children}
    </Box>
  );
}
