import { css } from '@emotion/react';
import { SAVED_ANSWERS, type SavedAnswers, savedAnswers } from '@studio/client/mail';
import { Field, Text } from '@studio/ui';
import { token } from '@studio/ui/tokens';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MailApi } from 'api/types';
import { hc } from 'hono/client';
import { type SubmitEvent, useState } from 'react';
import { SmallButton } from '../../components/controls.tsx';
import { QuestionDialog } from '../../components/dialogs.tsx';
import { Loaded } from '../../components/page.tsx';
import { textButton } from '../../components/styles.ts';
import { savedAnswersTexts as texts } from '../../content/mail.ts';
import { useApi } from '../../request/api.ts';
import { apiOptions, readJson } from '../../request/request.ts';

const list = css`
  max-height: 16rem;
  margin-block: 0.75rem 1.25rem;
  overflow: auto;
  li {
    display: flex;
    gap: 1rem;
    border-top: 1px solid ${token('hairline')};
  }
  button {
    ${textButton}
    text-align: start;
    overflow-wrap: anywhere;
  }
  button:not(.remove) {
    flex: 1;
    min-width: 0;
    color: ${token('iris')};
  }
`;

interface SavedAnswersProps {
  readonly text: string;
  readonly name: string;
  readonly onChoose: (text: string) => void;
  readonly onClose: () => void;
}

/** Renders a dialog with the answers that are used again. The answer that is being written can be added to them. */
export default function SavedAnswersDialog({ text, name, onChoose, onClose }: SavedAnswersProps) {
  const query = useApi(ANSWERS_KEY, savedAnswers, (init) => stored.$get({}, init));
  const change = useAnswersChange();
  const choose = (saved: string) => {
    onChoose(saved.replaceAll('{name}', () => name));
    onClose();
  };
  return (
    <QuestionDialog
      title={texts.open}
      error={change.isError ? texts.notSaved : undefined}
      buttons={<SmallButton onClick={onClose}>{texts.close}</SmallButton>}
      onClose={onClose}
    >
      <Loaded query={query} failed={texts.notLoaded}>
        {(answers) => (
          <>
            <Text>{answers.length > 0 ? texts.lead : texts.empty}</Text>
            <ul css={list}>
              {answers.map((answer) => (
                <li key={answer.title}>
                  <button type="button" aria-label={texts.insert(answer.title)} onClick={() => choose(answer.text)}>
                    {answer.title}
                  </button>
                  <button
                    type="button"
                    className="remove"
                    aria-label={texts.remove(answer.title)}
                    onClick={() => change.mutate(answers.filter((other) => other !== answer))}
                  >
                    {texts.delete}
                  </button>
                </li>
              ))}
            </ul>
            {text.trim() !== '' && (
              <KeepForm
                answers={answers}
                busy={change.isPending}
                // Written for one visitor, kept for all.
                onKeep={(title) => change.mutate(withAnswer(answers, title, withoutName(text, name)))}
              />
            )}
          </>
        )}
      </Loaded>
    </QuestionDialog>
  );
}

/** Returns a text with `{name}` in place of a name, but not within a longer word. */
const withoutName = (text: string, name: string): string =>
  text.split(name).reduce((before, after) => {
    const isWithin = /[\p{L}\p{M}\p{N}]$/u.test(before) || /^[\p{L}\p{M}\p{N}]/u.test(after);
    return `${before}${isWithin ? name : '{name}'}${after}`;
  });

/** Returns answers with one more, in the place of the one with its title. */
function withAnswer(answers: SavedAnswers, title: string, text: string): SavedAnswers {
  const answer = { title, text };
  const isKnown = answers.some((other) => other.title === title);
  return isKnown ? answers.map((other) => (other.title === title ? answer : other)) : [...answers, answer];
}

interface KeepFormProps {
  readonly answers: SavedAnswers;
  readonly busy: boolean;
  readonly onKeep: (title: string) => void;
}

function KeepForm({ answers, busy, onKeep }: KeepFormProps) {
  const [title, setTitle] = useState('');
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (title.trim() !== '' && !busy) onKeep(title.trim());
  };
  return (
    <form onSubmit={onSubmit} css={{ display: 'grid', gap: '0.75rem', justifyItems: 'start' }}>
      <Field
        label={texts.keepTitle}
        maxLength={SAVED_ANSWERS.title}
        value={title}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
      />
      <SmallButton type="submit" busy={busy} aria-disabled={title.trim() === ''}>
        {answers.some((answer) => answer.title === title.trim()) ? texts.replace : texts.keep}
      </SmallButton>
    </form>
  );
}

const stored = hc<MailApi>('/api', apiOptions).v1.contact['saved-answers'];

const ANSWERS_KEY = ['saved-answers'];

/** Returns a mutation that replaces the answers that are used again. */
function useAnswersChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (json: SavedAnswers) => readJson(savedAnswers, stored.$put({ json })),
    onSuccess: (answers) => client.setQueryData(ANSWERS_KEY, answers),
  });
}
