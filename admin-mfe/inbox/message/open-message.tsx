import styled from '@emotion/styled';
import { type ContactFieldName, contactFieldNames, contactFields, type ReceivedMessage } from '@studio/client/contact';
import { from, token, type } from '@studio/ui/tokens';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Failure } from '../../components/states.tsx';
import { PAGE_MARGIN, quiet, WIDEST } from '../../components/styles.ts';
import { history as texts, trash } from '../../content/changes.ts';
import { messageLabels } from '../../content/inbox.ts';
import { spam } from '../../content/notes.ts';
import { ForWriters } from '../../request/session.ts';
import { AnswerForm } from './answer-form.tsx';
import { NoteForm } from './entry-form.tsx';
import { History } from './history.tsx';
import { useHistory } from './history-requests.ts';
import { AddressTools, MessageActions, type MessageChanges, mailtoAddress } from './message-actions.tsx';
import { hasUnsaved } from './use-answer-draft.ts';

interface OpenMessageProps extends MessageChanges {
  readonly message: ReceivedMessage;
}

/** The actions are at the foot of the pane. On a high screen the content ends earlier, so that they are not far from a short text. */
const Content = styled.div`
  display: flex;
  flex: none;
  flex-direction: column;
  /* 4.5rem: the bar above. */
  min-height: min(100% - 4.5rem, 42rem);
  /* A focused control is not behind the foot. */
  & > :is(article, section) :is(a, button) {
    scroll-margin-bottom: 9rem;
  }
`;

/** Sticky where the pane scrolls, so that it stays in view beside a long text. */
const Foot = styled.div`
  margin-top: auto;
  border-top: 1px solid ${token('hairline')};
  /* Space for the undo bar, which stays until it is closed. */
  main:has([data-undo]) & {
    padding-bottom: 6rem;
  }
  ${from.desktop} {
    position: sticky;
    bottom: 0;
    background: ${token('raised')};
  }
`;

const Body = styled.article`
  padding: 0.5rem ${PAGE_MARGIN} 1.5rem;
  overflow-wrap: anywhere;
  h2 {
    ${type('title3')}
  }
  h2:focus {
    outline: none;
  }
  .kept {
    margin-bottom: 0.75rem;
    ${quiet}
  }
  .sender {
    margin-top: 0.75rem;
    padding-bottom: 1.25rem;
    border-bottom: 1px solid ${token('hairline')};
    font-size: 0.9375rem;
    line-height: 1.5;
  }
  .sender a {
    color: ${token('iris')};
    font-weight: 500;
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
  .text {
    max-width: 38em;
    margin-top: 1.25rem;
    white-space: pre-line;
    unicode-bidi: plaintext;
    ${WIDEST} {
      ${type('reading')}
    }
  }
`;

const SHOWN: readonly ContactFieldName[] = ['name', 'email', 'subject', 'message'];

/** Fields that `Body` has no element for. */
const otherFields = contactFieldNames.filter((field) => !SHOWN.includes(field));

/** Renders a message with its history and actions. Marks it as read when it opens. */
export function OpenMessage({ message, onRead, ...changes }: OpenMessageProps) {
  const { id, name, email, subject, message: text, state, deletedAt } = message;
  const heading = useRef<HTMLHeadingElement>(null);
  const { data: history, isError, refetch } = useHistory(id);
  const [kind, setKind] = useState<'note' | 'answer'>();
  const onOpen = useEffectEvent(() => {
    if (document.activeElement?.classList.contains('open')) heading.current?.focus({ preventScroll: true });
    if (state === 'new' && deletedAt === undefined) onRead(id);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed `id` is the reason
  useEffect(() => onOpen(), [id]);
  const close = () => {
    setKind(undefined);
    heading.current?.focus({ preventScroll: true });
  };

  return (
    <Content>
      <Body>
        {deletedAt !== undefined && <p className="kept">{trash.kept(deletedAt)}</p>}
        {message.spam && <p className="kept">{spam.reason(message.spam)}</p>}
        <h2 ref={heading} tabIndex={-1} dir="auto">
          {subject || messageLabels.noSubject}
        </h2>
        <p className="sender">
          <strong dir="auto" translate="no" css={{ display: 'block', fontWeight: 500 }}>
            {name}
          </strong>
          <a href={mailtoAddress(email)}>{email}</a>
        </p>
        {otherFields.map(
          (field) =>
            message[field] && <p key={field} dir="auto">{`${contactFields[field].label}: ${message[field]}`}</p>,
        )}
        <p className="text" dir="auto">
          {text}
        </p>
      </Body>
      {history && <History id={id} history={history} onNote={() => setKind('note')} />}
      {isError && <Failure text={texts.failed} onRetry={refetch} />}
      {kind === 'note' && <NoteForm id={id} onClose={close} />}
      {kind === 'answer' && <AnswerForm id={id} name={name} email={email} stored={history?.draft} onClose={close} />}
      {!kind && (
        <Foot>
          <ForWriters>
            <MessageActions
              message={message}
              canAnswer={history?.canAnswer ?? false}
              hasDraft={history?.draft !== undefined || hasUnsaved(id)}
              onAnswer={() => setKind('answer')}
              {...changes}
            />
          </ForWriters>
          <AddressTools email={email} />
        </Foot>
      )}
    </Content>
  );
}
