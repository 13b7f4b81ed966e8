import styled from '@emotion/styled';
import { supportHref } from '@studio/client/identity';
import { useSite } from '@studio/client/use-site';
import { token } from '@studio/ui/tokens';
import { withoutScripts } from '../content/chatbot.ts';

const Box = styled.div`
  padding: 0.875rem;
  border-top: 1px solid ${token('hairline')};
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.25rem;
    padding: 0;
    list-style: none;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
  }
`;

/** What visitors whose browser runs no scripts can do instead of asking the chat. */
export function WithoutScripts() {
  const site = useSite();
  return (
    <noscript>
      <Box>
        <p>{withoutScripts.text}</p>
        <ul>
          <li>
            <a href="/contact">{withoutScripts.write}</a>
          </li>
          <li>
            <a href={supportHref(site)}>{withoutScripts.whatsApp}</a>
          </li>
          <li>
            <a href="/faqs">{withoutScripts.faqs}</a>
          </li>
        </ul>
      </Box>
    </noscript>
  );
}
