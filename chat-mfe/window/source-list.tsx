import styled from '@emotion/styled';
import { token } from '@studio/ui/tokens';
import { VisuallyHidden } from '@studio/ui/visually-hidden';
import { Link } from 'react-router-dom';
import { chatWindow } from '../content/chatbot.ts';
import type { BotMessage } from '../conversation/messages.ts';

const List = styled.ol`
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

const isOnSite = (href: string) => href.startsWith('/') && !href.startsWith('//');

/** Returns whether an address may be a link: stored messages may have been altered. */
const isSafe = (href: string) => isOnSite(href) || href.startsWith('https://');

/** Links to the sources of an answer. */
export function SourceList({ sources }: Pick<BotMessage, 'sources'>) {
  return (
    <List aria-label={chatWindow.sources}>
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
    </List>
  );
}
