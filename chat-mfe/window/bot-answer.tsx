import styled from '@emotion/styled';
import { VisuallyHidden } from '@studio/ui';
import { ArrowRight } from '@studio/ui/icons';
import { token } from '@studio/ui/tokens';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { chatWindow, leaving, sections } from '../content/chatbot.ts';
import type { BotMessage } from '../conversation/messages.ts';
import { LeaveQuestion, PersonLinks } from './leave-question.tsx';
import { NARROW, TextButton } from './styles.ts';

const AnswerText = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  unicode-bidi: plaintext;
`;

const Sources = styled.ol`
  margin-top: 0.5rem;
  padding-top: 0.375rem;
  border-top: 1px solid ${token('hairline')};
  counter-reset: source;
  font-size: 0.8125rem;
  & > li {
    display: flex;
    gap: 0.5rem;
    counter-increment: source;
  }
  & > li::before {
    color: ${token('ink-3')};
    content: counter(source);
    line-height: 1.625rem;
  }
  a {
    padding-block: 0.1875rem;
    color: ${token('iris')};
    font-weight: 500;
    line-height: 1.25rem;
    text-decoration: none;
  }
  a:hover {
    color: ${token('iris-hover')};
    text-decoration: underline;
  }
  /* The section of the site, on phones. */
  & > li > span {
    display: none;
    color: ${token('ink-3')};
  }
  ${NARROW} {
    padding-top: 0;
    font-size: 0.9375rem;
    & > li {
      align-items: center;
      min-height: 2.75rem;
      border-bottom: 1px solid ${token('hairline')};
    }
    & > li > span {
      display: block;
      margin-inline-start: auto;
    }
  }
`;

const Foot = styled.p`
  display: flex;
  align-items: baseline;
  gap: 1rem;
  margin-top: 0.5rem;
  color: ${token('ink-3')};
  font-size: 0.8125rem;
  a {
    color: ${token('ink-2')};
    font-weight: 500;
  }
`;

const isOnSite = (href: string) => href.startsWith('/') && !href.startsWith('//');

/** Returns whether an address may be a link, because stored messages may have been altered. */
const isSafe = (href: string) => isOnSite(href) || href.startsWith('https://');

/** Returns the name of the site's section that an address is in, if there is one. */
const sectionOf = (href: string) => sections[/^\/(\w+)/.exec(href)?.[1] ?? ''];

function SourceList({ sources }: Pick<BotMessage, 'sources'>) {
  return (
    <Sources aria-label={chatWindow.sources}>
      {sources
        .filter(({ href }) => isSafe(href))
        .map(({ title, href }) => (
          <li key={href}>
            {isOnSite(href) ? (
              <Link to={href}>{title}</Link>
            ) : (
              <a href={href} target="_blank" rel="noopener">
                {title}
                <VisuallyHidden>{chatWindow.newTab}</VisuallyHidden>
              </a>
            )}
            {sectionOf(href) !== title && <span>{sectionOf(href)}</span>}
          </li>
        ))}
    </Sources>
  );
}

function CopyButton({ text }: { readonly text: string }) {
  const [label, setLabel] = useState<string>(chatWindow.copy);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setLabel(chatWindow.copied);
    } catch {
      setLabel(chatWindow.notCopied);
    }
  };
  return (
    <TextButton type="button" onClick={() => void copy()} onBlur={() => setLabel(chatWindow.copy)}>
      {label}
    </TextButton>
  );
}

const Suggestions = styled.div`
  margin-top: 0.75rem;
  & > p {
    color: ${token('ink-2')};
    font-size: 0.875rem;
  }
  button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 1rem;
    width: 100%;
    min-height: 3rem;
    padding: 0.5rem 0;
    border: 0;
    border-top: 1px solid ${token('hairline')};
    background: none;
    color: ${token('ink')};
    font: 500 1em/1.3 ${token('font-text')};
    text-align: start;
    cursor: pointer;
    &:hover {
      color: ${token('iris')};
    }
  }
  & > p + button {
    margin-top: 0.5rem;
  }
  button:last-of-type {
    border-bottom: 1px solid ${token('hairline')};
  }
  button > svg {
    flex: none;
    color: ${token('ink-3')};
  }
`;

const MAX_SUGGESTIONS = 2;

/** The form is for phones, where the window fills the screen. */
const PhoneOnly = styled.div`
  display: none;
  ${NARROW} {
    display: block;
  }
`;

interface BotAnswerProps {
  readonly message: BotMessage;
  /** The question that it answers. */
  readonly question: string;
  readonly isLast: boolean;
  /** Sends a suggested question. */
  readonly onAsk: (question: string) => void;
}

/** Renders an answer with its sources, and with similar questions or, if there is no answer, with ways to contact the agency. */
export function BotAnswer({ message, question, isLast, onAsk }: BotAnswerProps) {
  const { text, answered, sources, suggestions, stopped } = message;
  return (
    <div>
      {text && (
        <AnswerText>
          <VisuallyHidden>{chatWindow.bot}: </VisuallyHidden>
          {text}
        </AnswerText>
      )}
      {answered && sources.length > 0 && <SourceList sources={sources} />}
      {suggestions.length > 0 && (
        <Suggestions role="group" aria-label={chatWindow.suggestions}>
          {text !== chatWindow.suggestions && <p aria-hidden="true">{chatWindow.suggestions}</p>}
          {suggestions.slice(0, MAX_SUGGESTIONS).map((suggestion) => (
            <button key={suggestion} type="button" onClick={() => onAsk(suggestion)}>
              {suggestion}
              <ArrowRight size={16} />
            </button>
          ))}
        </Suggestions>
      )}
      {!answered && suggestions.length === 0 && (
        <>
          {isLast && (
            <PhoneOnly>
              <LeaveQuestion question={question} />
            </PhoneOnly>
          )}
          <PersonLinks sources={sources} question={question} belowForm={isLast} />
        </>
      )}
      <Foot>
        {stopped && <span>{chatWindow.stopped}</span>}
        {text && answered && <CopyButton text={text} />}
        {answered && isLast && sources.length > 0 && <Link to="/contact">{leaving.write}</Link>}
      </Foot>
    </div>
  );
}
