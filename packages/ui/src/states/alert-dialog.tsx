import styled from '@emotion/styled';
import { useId } from 'react';
import { Button } from '../controls/button.tsx';
import { Check, Cross } from '../images/icons.tsx';
import { token } from '../tokens/tokens.ts';
import { Heading } from '../type/heading.tsx';
import { Text } from '../type/text.tsx';
import { Dialog } from './dialog.tsx';

interface AlertProps {
  /** `success` shows a tick, `error` a cross. */
  readonly kind: 'success' | 'error';
  readonly title: string;
  readonly text: string;
  /** Label of the button. */
  readonly close: string;
  readonly onClose: () => void;
}

const icons = {
  success: { Icon: Check, colour: token('good'), wash: token('good-wash') },
  error: { Icon: Cross, colour: token('error'), wash: token('error-wash') },
} as const;

const Disc = styled.span`
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  margin-bottom: 1.25rem;
  border-radius: ${token('radius-full')};
`;

/** Icon, title, sentence and button. `id` is the prefix of the ids of title and text. */
export function AlertContent({ id, kind, title, text, close, onClose }: AlertProps & { readonly id: string }) {
  const { Icon, colour, wash } = icons[kind];
  return (
    <>
      <Disc data-icon={kind} css={{ background: wash, color: colour }}>
        <Icon size={20} />
      </Disc>
      <Heading as="h2" size="title3" id={`${id}-title`}>
        {title}
      </Heading>
      <Text id={`${id}-text`} css={{ marginBlock: '0.5rem 1.5rem' }}>
        {text}
      </Text>
      <Button onClick={onClose}>{close}</Button>
    </>
  );
}

/** A modal dialog that reports a result, with a button that closes it. */
export function AlertDialog(notice: AlertProps) {
  const id = useId();
  return (
    <Dialog labelledBy={`${id}-title`} describedBy={`${id}-text`} onClose={notice.onClose}>
      <AlertContent id={id} {...notice} />
    </Dialog>
  );
}
