import styled from '@emotion/styled';
import { MAIN_ID } from '@studio/ui';
import { Cross } from '@studio/ui/icons';
import { from, token } from '@studio/ui/tokens';
import { useState } from 'react';
import { useMinWidth } from '../components/hooks.ts';
import { Undo } from '../components/icons.tsx';
import { plainButton } from '../components/styles.ts';
import { undoTexts } from '../content/changes.ts';
import { countOf, type LastChange, setLastChange, undoChange, useInboxChange } from './message-changes.ts';

const Bar = styled.div`
  position: fixed;
  z-index: 15;
  inset: auto 0.75rem 0.75rem;
  display: flex;
  align-items: center;
  gap: 0.25rem;
  min-height: 3.5rem;
  padding-inline: 1.25rem 0.375rem;
  border-radius: ${token('radius-card')};
  background: ${token('ink')};
  color: ${token('ground')};
  & > span {
    flex: 1;
  }
  & > button {
    ${plainButton}
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.5rem;
    min-width: 2.75rem;
    min-height: 2.75rem;
    padding-inline: 0.75rem;
    border-radius: ${token('radius-full')};
    font-weight: 500;
  }
  & > button:hover {
    background: color-mix(in oklch, ${token('ground')} 18%, transparent);
  }
  & > button:focus-visible {
    outline-color: currentColor;
    outline-offset: -3px;
  }
  /* Beside the rail. */
  ${from.tablet} {
    inset: auto 1.25rem 1.25rem 5.25rem;
  }
  ${from.desktop} {
    inset: auto 1.75rem 1.75rem auto;
    width: max-content;
    min-width: 24rem;
    max-width: calc(100vw - 3.5rem);
  }
`;

/** A bar that names the last change, with a button to undo it. It stays until the admin closes or uses it. */
export default function UndoBar({ change }: { readonly change: LastChange }) {
  const [left, setLeft] = useState(0);
  const { mutate, isPending, isError } = useInboxChange(undoChange);
  const isPhone = !useMinWidth('tablet');
  const count = countOf(change);
  const close = () => {
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    setLastChange(undefined);
  };
  const undo = () =>
    mutate(change, {
      onSuccess: ({ changed }) => {
        if (changed === count) close();
        else setLeft(count - changed);
      },
    });
  const text = isPhone ? undoTexts.short(change, count) : undoTexts.long(change, count);
  return (
    <Bar data-undo>
      <span>{isError ? undoTexts.failed : left > 0 ? undoTexts.left(left, count) : text}</span>
      {left === 0 && (
        <button type="button" data-key="z" onClick={() => isPending || undo()}>
          <Undo size={18} />
          {undoTexts.undo}
        </button>
      )}
      <button type="button" aria-label={undoTexts.close} title={undoTexts.close} onClick={close}>
        <Cross size={18} strokeWidth={1.5} />
      </button>
    </Bar>
  );
}
