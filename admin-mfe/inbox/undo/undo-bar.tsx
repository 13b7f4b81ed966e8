import styled from '@emotion/styled';
import { Cross } from '@studio/ui/icons';
import { from } from '@studio/ui/media';
import { MAIN_ID } from '@studio/ui/skip-link';
import { token } from '@studio/ui/tokens';
import { actions } from '../../content/inbox.ts';
import { Undo } from '../../layout/icons.tsx';
import { plainButton } from '../../layout/styles.ts';
import { useInboxChange } from '../message-queries.ts';
import { changeMessages } from '../message-requests.ts';
import { setDeletion, useDeletion } from './deletion.ts';

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
    width: 30rem;
  }
`;

/** Reports that messages were deleted, and restores them. */
export function UndoBar() {
  const deleted = useDeletion();
  const { mutate, isPending, isError } = useInboxChange(changeMessages);
  const close = () => {
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    setDeletion([]);
  };
  const undo = () => mutate({ ids: deleted, deleted: false }, { onSuccess: close });
  return (
    <div aria-live="polite">
      {deleted.length > 0 && (
        <Bar>
          <span>{isError ? actions.failed : actions.deleted(deleted.length)}</span>
          <button type="button" onClick={() => isPending || undo()}>
            <Undo size={18} />
            {actions.undo}
          </button>
          <button type="button" aria-label={actions.dismiss} title={actions.dismiss} onClick={close}>
            <Cross size={18} strokeWidth={1.5} />
          </button>
        </Bar>
      )}
    </div>
  );
}
