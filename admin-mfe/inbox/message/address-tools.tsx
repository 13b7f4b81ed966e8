import styled from '@emotion/styled';
import { Text } from '@studio/ui/text';
import { token } from '@studio/ui/tokens';
import { useState } from 'react';
import { SmallButton } from '../../components/controls.tsx';
import { QuestionDialog } from '../../components/question-dialog.tsx';
import { PAGE_MARGIN, plainButton, row } from '../../components/styles.ts';
import { actions, pane } from '../../content/inbox.ts';
import { useInboxChange } from '../message-queries.ts';
import { exportHref, removeAddress } from '../message-requests.ts';
import { useView } from '../view.ts';

interface AddressToolsProps {
  readonly email: string;
}

const Row = styled.div`
  ${row}
  gap: 0 1.25rem;
  padding: 0.5rem ${PAGE_MARGIN};
  color: ${token('ink-2')};
  font-size: 0.875rem;
  & > span {
    margin-inline-end: auto;
  }
  & > :is(a, button) {
    ${plainButton}
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    &:hover {
      color: ${token('iris')};
    }
  }
`;

/** Exports or deletes all messages of an address, for people who ask which of their data is stored. */
export function AddressTools({ email }: AddressToolsProps) {
  const { view, show } = useView();
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending, isError } = useInboxChange(removeAddress);
  const remove = () => mutate(email, { onSuccess: () => show({ ...view, message: undefined }, { replace: true }) });
  const close = () => setIsAsking(false);
  const buttons = (
    <>
      <SmallButton onClick={close}>{pane.confirmNo}</SmallButton>
      <SmallButton variant="primary" onClick={() => isPending || remove()}>
        {pane.confirmYes}
      </SmallButton>
    </>
  );
  return (
    <Row>
      <span>{pane.privacy}</span>
      <a href={exportHref('json', new URLSearchParams({ email }))} download>
        {pane.exportAddress}
      </a>
      <button type="button" onClick={() => setIsAsking(true)}>
        {pane.deleteAddress}
      </button>
      {isAsking && (
        <QuestionDialog
          title={pane.confirmTitle}
          error={isError ? actions.failed : undefined}
          buttons={buttons}
          onClose={close}
        >
          <Text>{pane.confirm(email)}</Text>
        </QuestionDialog>
      )}
    </Row>
  );
}
