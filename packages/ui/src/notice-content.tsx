import styled from '@emotion/styled';
import { Button } from './button.tsx';
import { Heading } from './heading.tsx';
import { Check, Cross } from './icons.tsx';
import { Text } from './text.tsx';
import { token } from './tokens.ts';

/** What a dialog tells that has nothing to ask. */
export interface NoticeProps {
  /** How it went: `success` bears a tick, `error` a cross. */
  readonly kind: 'success' | 'error';
  readonly title: string;
  readonly text: string;
  /** Label of its one button. */
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

/** Icon, title, sentence and button of a notice, ranged left. `id` begins the ids of title and text. */
export function NoticeContent({ id, kind, title, text, close, onClose }: NoticeProps & { readonly id: string }) {
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
