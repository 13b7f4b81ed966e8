import styled from '@emotion/styled';
import { type ContactFieldName, contactFieldNames, contactFields, type ReceivedMessage } from '@studio/client/contact';
import { MAX_ANSWER_LENGTH, MAX_NOTE_LENGTH } from '@studio/client/inbox-history';
import { from } from '@studio/ui/media';
import { token } from '@studio/ui/tokens';
import { type } from '@studio/ui/typography';
import { useEffect, useRef, useState } from 'react';
import { Failure } from '../../components/states.tsx';
import { PAGE_MARGIN, WIDEST } from '../../components/styles.ts';
import { history as texts } from '../../content/history.ts';
import { messageLabels } from '../../content/inbox.ts';
import { trash } from '../../content/trash.ts';
import { EntryForm, type EntryKind } from '../history/entry-form.tsx';
import { History } from '../history/history.tsx';
import { useHistory } from '../history/history-requests.ts';
import { AddressTools } from './address-tools.tsx';
import { mailtoAddress } from './mailto.ts';
import { MessageActions } from './message-actions.tsx';
import type { MessageChanges } from './message-changes.ts';

interface OpenMessageProps extends MessageChanges {
  readonly message: ReceivedMessage;
}

/** What can be done is at the foot of the pane; on a high screen, where that would be far from a short text, nearer to it. */
const Parts = styled.div`
  display: flex;
  flex: none;
  flex-direction: column;
  /* Without the bar above, which is 4.5rem high. */
  min-height: min(100% - 4.5rem, 42rem);
  /* What gets the focus is not behind the foot. */
  & > :is(article, section) :is(a, button) {
    scroll-margin-bottom: 9rem;
  }
`;

/** Stays in view while a long text scrolls, where the pane scrolls by itself. */
const Foot = styled.div`
  margin-top: auto;
  border-top: 1px solid ${token('hairline')};
  /* The undo bar stays until it is closed, and must cover nothing for good. */
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
    color: ${token('ink-2')};
    font-size: 0.875rem;
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
    ${WIDEST} {
      ${type('reading')}
    }
  }
`;

const SHOWN: readonly ContactFieldName[] = ['name', 'email', 'subject', 'message'];

/** Fields without a place of their own in an open message. */
const otherFields = contactFieldNames.filter((field) => !SHOWN.includes(field));

/** A message with its line breaks. Marks it as read, once, when it opens. */
export function OpenMessage({ message, onRead, ...changes }: OpenMessageProps) {
  const { id, name, email, subject, message: text, state, deletedAt } = message;
  const heading = useRef<HTMLHeadingElement>(null);
  const { data: history, isError, refetch } = useHistory(id);
  const [kind, setKind] = useState<EntryKind>();
  const latest = useRef({ isFresh: false, onRead });
  latest.current = { isFresh: state === 'new' && deletedAt === undefined, onRead };

  useEffect(() => {
    if (document.activeElement?.classList.contains('open')) heading.current?.focus({ preventScroll: true });
    if (latest.current.isFresh) latest.current.onRead(id);
  }, [id]);

  return (
    <Parts>
      <Body>
        {deletedAt !== undefined && <p className="kept">{trash.kept(deletedAt)}</p>}
        <h2 ref={heading} tabIndex={-1}>
          {subject || messageLabels.noSubject}
        </h2>
        <p className="sender">
          <strong css={{ display: 'block', fontWeight: 500 }}>{name}</strong>
          <a href={mailtoAddress(email)}>{email}</a>
        </p>
        {otherFields.map(
          (field) => message[field] && <p key={field}>{`${contactFields[field].label}: ${message[field]}`}</p>,
        )}
        <p className="text">{text}</p>
      </Body>
      {history && <History id={id} history={history} onNote={() => setKind('note')} />}
      {isError && <Failure text={texts.failed} onRetry={refetch} />}
      {kind && (
        <EntryForm
          key={kind}
          id={id}
          kind={kind}
          label={kind === 'note' ? texts.noteLabel : texts.answerLabel(email)}
          max={kind === 'note' ? MAX_NOTE_LENGTH : MAX_ANSWER_LENGTH}
          onClose={() => {
            setKind(undefined);
            heading.current?.focus({ preventScroll: true });
          }}
        />
      )}
      <Foot>
        {!kind && (
          <MessageActions
            message={message}
            canAnswer={history?.canAnswer ?? false}
            onAnswer={() => setKind('answer')}
            {...changes}
          />
        )}
        <AddressTools email={email} />
      </Foot>
    </Parts>
  );
}
