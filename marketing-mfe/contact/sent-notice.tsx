import styled from '@emotion/styled';
import { dialled } from '@studio/client/identity';
import { withDigits } from '@studio/client/locale';
import { useSite } from '@studio/client/site';
import { AlertDialog, Heading, Text } from '@studio/ui';
import { Check } from '@studio/ui/icons';
import { token } from '@studio/ui/tokens';
import { useLanguage } from './language.ts';

const Box = styled.div`
  display: flex;
  gap: 1rem;
  padding: 1.25rem 1.5rem;
  border-radius: ${token('radius-field')};
  background: ${token('good-wash')};
  & > svg {
    flex: none;
    margin-top: 0.0625rem;
    color: ${token('good')};
  }
  a {
    color: inherit;
    overflow-wrap: anywhere;
  }
`;

/** Explains what to do if no answer arrives. */
function MissingAnswer() {
  const { email, phone } = useSite();
  const { locale, words } = useLanguage();
  const { missing } = words.next;
  return (
    <Text css={{ marginTop: '0.5rem' }}>
      {missing.before}
      <a href={`mailto:${email}`}>{email}</a>
      {missing.between}
      <a href={`tel:${dialled(phone)}`}>{withDigits(locale, phone)}</a>
      {missing.after}
    </Text>
  );
}

/** Notice in the page after a message was sent without scripts, with what happens next. */
export function SentNotice() {
  const { next, outcomes } = useLanguage().words;
  return (
    <Box role="status">
      <Check size={24} />
      <div>
        <Heading as="h2" size="title4">
          {outcomes.success.text}
        </Heading>
        <Text css={{ marginTop: '0.5rem' }}>{next.answer()}</Text>
        <MissingAnswer />
      </div>
    </Box>
  );
}

interface SuccessDialogProps {
  /** The sender's email address. */
  readonly to: string;
  readonly onClose: () => void;
}

/** Dialog after a message was sent, with what happens next. */
export function SuccessDialog({ to, onClose }: SuccessDialogProps) {
  const { next, outcomes } = useLanguage().words;
  return (
    <AlertDialog kind="success" {...outcomes.success} detail={next.answer(to)} onClose={onClose}>
      <MissingAnswer />
    </AlertDialog>
  );
}
