import styled from '@emotion/styled';
import { paths } from '@studio/contract/paths';
import { useRootData } from '@studio/contract/root-data';
import { supportHref } from '@studio/contract/site';
import { token } from '@studio/ui/tokens';
import { VisuallyHidden } from '@studio/ui/visually-hidden';
import { Link } from 'react-router-dom';
import { chatWindow } from '../content/chatbot.ts';

const Bubble = styled.div`
  max-width: 25rem;
  margin-top: auto;
  padding: 0.75rem 0.875rem;
  border-radius: 12px 12px 12px 2px;
  background: ${token('wash')};
`;

const Ways = styled.ul`
  margin-top: 0.375rem;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    color: ${token('iris')};
    font-weight: 500;
  }
  a:hover {
    color: ${token('iris-hover')};
  }
`;

/** The helper's first words, with the two ways to a person. */
export function ChatIntro() {
  const { site } = useRootData();
  return (
    <Bubble>
      <p>{chatWindow.intro}</p>
      <Ways>
        <li>
          <Link to={paths.contact()}>{chatWindow.contact}</Link>
        </li>
        <li>
          <a href={supportHref(site)} target="_blank" rel="noopener">
            {chatWindow.support}
            <VisuallyHidden>, opens in a new tab</VisuallyHidden>
          </a>
        </li>
      </Ways>
    </Bubble>
  );
}
