import type { AnswerDraft } from '@studio/client/inbox-history';
import { MAX_ANSWER_LENGTH } from '@studio/client/inbox-history';
import { Alert } from '@studio/ui';
import { type ComponentProps, useState } from 'react';
import { SmallButton } from '../../components/controls.tsx';
import { lazyComponent } from '../../components/lazy-component.tsx';
import { quiet, row } from '../../components/styles.ts';
import { drafts, history as texts } from '../../content/changes.ts';
import { savedAnswersTexts } from '../../content/mail.ts';
import { EntryForm } from './entry-form.tsx';
import { sendAnswer } from './history-requests.ts';
import type SavedAnswersDialog from './saved-answers.tsx';
import { useAnswerDraft } from './use-answer-draft.ts';

const SavedAnswers = lazyComponent<ComponentProps<typeof SavedAnswersDialog>>(
  'saved-answers',
  () => import(/* webpackChunkName: "saved-answers" */ './saved-answers.tsx'),
);

interface AnswerFormProps {
  readonly id: string;
  /** The visitor's name, and the address to which the answer is sent. */
  readonly name: string;
  readonly email: string;
  readonly stored: AnswerDraft | undefined;
  readonly onClose: () => void;
}

/** Renders the form of an answer, whose draft is saved on the server while it is written. */
export function AnswerForm({ id, name, email, stored, onClose }: AnswerFormProps) {
  const [hasAnswers, setHasAnswers] = useState(false);
  const { text, state, edit, resolve, hold, release, end } = useAnswerDraft(id, stored);
  const onSend = async (entry: { readonly id: string; readonly text: string }) => {
    await hold();
    try {
      const history = await sendAnswer(id, entry);
      end();
      return history;
    } catch (error) {
      release();
      throw error;
    }
  };
  return (
    <>
      <EntryForm
        id={id}
        label={texts.answerLabel(email)}
        rows={8}
        max={MAX_ANSWER_LENGTH}
        text={text}
        onText={edit}
        submit={texts.send}
        cancel={drafts.close}
        send={onSend}
        onClose={onClose}
      >
        {state === 'changed' && (
          <>
            <Alert kind="error">{drafts.changed}</Alert>
            <div css={row}>
              <SmallButton onClick={() => void resolve('other')}>{drafts.useOther}</SmallButton>
              <SmallButton onClick={() => void resolve('mine')}>{drafts.keepMine}</SmallButton>
            </div>
          </>
        )}
        <div css={row}>
          <SmallButton onClick={() => setHasAnswers(true)}>{savedAnswersTexts.open}</SmallButton>
        </div>
        <span role="status" css={quiet}>
          {text !== '' && state !== 'changed' && drafts.states[state]}
        </span>
      </EntryForm>
      {hasAnswers && (
        <SavedAnswers
          text={text}
          name={name}
          onChoose={(saved) => edit(text.trim() === '' ? saved : `${text.trimEnd()}\n\n${saved}`)}
          onClose={() => setHasAnswers(false)}
        />
      )}
    </>
  );
}
