import styled from '@emotion/styled';
import { Button } from '@studio/ui/button';
import { Dialog } from '@studio/ui/dialog';
import { Heading } from '@studio/ui/heading';
import { Notice } from '@studio/ui/notice';
import { Text } from '@studio/ui/text';
import { token } from '@studio/ui/tokens';
import { useId, useState } from 'react';
import { actions, pane } from '../content/inbox.ts';
import { PAGE_MARGIN } from '../frame/page-margin.ts';
import { smallButton } from '../frame/small-button.ts';
import { useRemoveAddress } from '../queries/changes.ts';
import { useView } from './use-view.ts';

interface AddressToolsProps {
  readonly email: string;
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 1.25rem;
  padding: 0.5rem ${PAGE_MARGIN};
  border-top: 1px solid ${token('hairline')};
  color: ${token('ink-2')};
  font-size: 0.875rem;
  a,
  button {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    padding: 0;
    border: 0;
    background: transparent;
    color: inherit;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
    &:hover {
      color: ${token('iris')};
    }
  }
`;

/** For who asks what is stored of them: all messages of an address, exported or deleted. */
export function AddressTools({ email }: AddressToolsProps) {
  const id = useId();
  const { view, show } = useView();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, isError } = useRemoveAddress();
  const remove = () => mutate(email, { onSuccess: () => show({ ...view, message: undefined }, { replace: true }) });
  return (
    <Row>
      <span>{pane.privacy}</span>
      <a href={`/api/v1/contact/export.json?${new URLSearchParams({ email })}`} download>
        {pane.exportAddress}
      </a>
      <button type="button" onClick={() => setAsking(true)}>
        {pane.deleteAddress}
      </button>
      {asking && (
        <Dialog labelledBy={`${id}-title`} describedBy={`${id}-text`} onClose={() => setAsking(false)}>
          <Heading as="h2" size="title4" id={`${id}-title`}>
            {pane.confirmTitle}
          </Heading>
          <Text id={`${id}-text`} css={{ marginBlock: '0.75rem 1.5rem', overflowWrap: 'anywhere' }}>
            {pane.confirm(email)}
          </Text>
          {isError && <Notice kind="error">{actions.failed}</Notice>}
          <div css={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
            <Button variant="outline" css={smallButton} onClick={() => setAsking(false)}>
              {pane.confirmNo}
            </Button>
            <Button css={smallButton} onClick={() => isPending || remove()}>
              {pane.confirmYes}
            </Button>
          </div>
        </Dialog>
      )}
    </Row>
  );
}
