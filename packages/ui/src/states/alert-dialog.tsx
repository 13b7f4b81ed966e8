import styled from '@emotion/styled';
import { type ReactNode, type Ref, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../controls/button.tsx';
import { Check, Cross } from '../images/icons.tsx';
import { token } from '../tokens/tokens.ts';
import { Heading, Text } from '../type/text.tsx';
import { Dialog } from './dialog.tsx';

interface AlertProps {
  /** `success` shows a tick, `error` a cross. */
  readonly kind: 'success' | 'error';
  readonly title: string;
  readonly text: string;
  /** A second paragraph: why it is so, or what happens next. */
  readonly detail?: string | undefined;
  /** Between the texts and the button. */
  readonly children?: ReactNode;
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

interface AlertContentProps extends AlertProps {
  /** Prefix of the ids of title and texts. */
  readonly id: string;
  readonly button?: Ref<HTMLButtonElement>;
}

/** Icon, title, sentences and button. */
export function AlertContent({ id, kind, title, text, detail, children, close, onClose, button }: AlertContentProps) {
  const { Icon, colour, wash } = icons[kind];
  return (
    <>
      <Disc data-icon={kind} css={{ background: wash, color: colour }}>
        <Icon size={20} />
      </Disc>
      <Heading as="h2" size="title3" id={`${id}-title`}>
        {title}
      </Heading>
      <div id={`${id}-text`} css={{ marginTop: '0.5rem' }}>
        <Text>{text}</Text>
        {detail && <Text css={{ marginTop: '0.5rem' }}>{detail}</Text>}
      </div>
      {children}
      <Button ref={button} css={{ marginTop: '1.5rem' }} onClick={onClose}>
        {close}
      </Button>
    </>
  );
}

/** A modal dialog that reports a result, with a button that closes it. */
export function AlertDialog(notice: AlertProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  // The browser would focus the first link. The dialog is open: its own effect runs before this one.
  useLayoutEffect(() => button.current?.focus(), []);
  return (
    <Dialog labelledBy={`${id}-title`} describedBy={`${id}-text`} onClose={notice.onClose}>
      <AlertContent id={id} button={button} {...notice} />
    </Dialog>
  );
}
