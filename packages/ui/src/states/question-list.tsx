import styled from '@emotion/styled';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Minus, Plus } from '../images/icons.tsx';
import { phone } from '../tokens/scale.ts';
import { token } from '../tokens/tokens.ts';
import { Heading, Text } from '../type/text.tsx';

export interface Question {
  /** Id of the answer on the page. Others link to it: do not change it. */
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}

interface QuestionListProps {
  readonly questions: readonly Question[];
  /** Level of the questions in the outline of the document. */
  readonly as: 'h2' | 'h3';
  /** The first question is open, except on phones. */
  readonly firstOpen?: boolean;
}

const Item = styled.details`
  border-top: 1px solid ${token('hairline')};
  &[open] {
    border-color: ${token('ink')};
  }
  &[open] > summary {
    color: ${token('iris')};
  }
  &[open] .more,
  &:not([open]) .less {
    display: none;
  }
`;

const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1.5rem;
  min-height: 4.25rem;
  padding-block: 1rem;
  list-style: none;
  cursor: pointer;
  & > svg {
    flex: none;
    color: ${token('ink-2')};
  }
  &:hover,
  &:hover > svg,
  [open] > & > svg {
    color: ${token('iris')};
  }
`;

/** Has the id, so that browsers open the item for a link to it. The margin keeps the question in view. */
const Answer = styled.div`
  padding: 0.25rem 2.75rem 2rem 0;
  scroll-margin-top: 6rem;
`;

/** Opens the question that the address's fragment names. Browsers do so on a page load, but not on a navigation. */
function useOpenTarget(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const target = document.getElementById(hash.slice(1));
    const item = target?.closest('details');
    if (!target || !item || item.open) return;
    item.open = true;
    target.scrollIntoView();
  }, [hash]);
}

/** Ref of an item that is closed on phones. It is far below the first screen, so nothing in view moves. */
function useClosedOnPhones() {
  const item = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    if (item.current && matchMedia(phone.replace('@media ', '')).matches) item.current.open = false;
  }, []);
  return item;
}

/** Questions that open one at a time in the whole page: they share a name. */
export function QuestionList({ questions, as, firstOpen = false }: QuestionListProps) {
  const first = useClosedOnPhones();
  useOpenTarget();
  return (
    <div css={{ borderBottom: `1px solid ${token('hairline')}` }}>
      {questions.map(({ id, question, answer }, i) => (
        <Item key={id} name="questions" ref={i === 0 ? first : null} open={firstOpen && i === 0}>
          <Summary>
            <Heading as={as} size="question">
              {question}
            </Heading>
            <Plus className="more" size={20} strokeWidth={1.5} />
            <Minus className="less" size={20} strokeWidth={1.5} />
          </Summary>
          <Answer id={id}>
            <Text size="large" css={{ maxWidth: '38em' }}>
              {answer}
            </Text>
          </Answer>
        </Item>
      ))}
    </div>
  );
}
