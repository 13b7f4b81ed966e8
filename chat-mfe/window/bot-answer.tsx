import styled from '@emotion/styled';
import { ButtonLink } from '@studio/ui/button';
import { token } from '@studio/ui/tokens';
import { VisuallyHidden } from '@studio/ui/visually-hidden';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { chatWindow } from '../content/chatbot.ts';
import type { BotMessage } from '../conversation/messages.ts';
import { TextButton } from './text-button.tsx';

/** The text of an answer, complete or pending. */
export const AnswerText = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
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
`;

const Foot = styled.p`
  display: flex;
  gap: 1rem;
  margin-top: 0.5rem;
  color: ${token('ink-3')};
  font-size: 0.8125rem;
`;

const isOnSite = (href: string) => href.startsWith('/') && !href.startsWith('//');

/** Returns whether an address may be a link: stored messages may have been altered. */
const isSafe = (href: string) => isOnSite(href) || href.startsWith('https://');

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

/** An answer with its sources or, if the site does not know, with a link to the contact page. */
export function BotAnswer({ message: { text, answered, sources, stopped } }: { readonly message: BotMessage }) {
  return (
    <div>
      {text && (
        <AnswerText>
          <VisuallyHidden>{chatWindow.bot}: </VisuallyHidden>
          {text}
        </AnswerText>
      )}
      {answered && sources.length > 0 && <SourceList sources={sources} />}
      {!answered && (
        <ButtonLink
          to="/contact"
          variant="outline"
          css={{ minHeight: '2.25rem', marginTop: '0.625rem', padding: '0.25rem 0.875rem', fontSize: '0.875rem' }}
        >
          {chatWindow.contact}
        </ButtonLink>
      )}
      <Foot>
        {stopped && <span>{chatWindow.stopped}</span>}
        {text && answered && <CopyButton text={text} />}
      </Foot>
    </div>
  );
}
