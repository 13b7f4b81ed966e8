import styled from '@emotion/styled';
import { MAIN_ID } from '@studio/ui';
import { Cross } from '@studio/ui/icons';
import { from, token } from '@studio/ui/tokens';
import { undoTexts } from '../content/changes.ts';
import { Undo } from './icons.tsx';
import { plainButton } from './styles.ts';

const Frame = styled.div`
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
  & > :is(a, button) {
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
  & > :is(a, button):hover {
    background: color-mix(in oklch, ${token('ground')} 18%, transparent);
  }
  & > :is(a, button):focus-visible {
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

/** Moves the focus to the page, when what had it is about to disappear. */
export const focusMain = () => document.getElementById(MAIN_ID)?.focus({ preventScroll: true });

interface UndoFrameProps {
  readonly text: string;
  /** A page that shows it. */
  readonly link?: { readonly href: string; readonly label: string } | undefined;
  /** Unset: it cannot be undone. */
  readonly onUndo?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** A bar at the foot of the window that names a change. */
export const UndoFrame = ({ text, link, onUndo, onClose }: UndoFrameProps) => (
  <Frame data-undo>
    <span>{text}</span>
    {link && (
      <a href={link.href} target="_blank" rel="noreferrer">
        {link.label}
      </a>
    )}
    {onUndo && (
      <button type="button" data-key="z" onClick={onUndo}>
        <Undo size={18} />
        {undoTexts.undo}
      </button>
    )}
    <button type="button" aria-label={undoTexts.close} title={undoTexts.close} onClick={onClose}>
      <Cross size={18} strokeWidth={1.5} />
    </button>
  </Frame>
);
