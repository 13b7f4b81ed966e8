import styled from '@emotion/styled';
import { token } from '@studio/ui/tokens';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { AnsweredQuestion } from '../content/chatbot.ts';

interface AnsweredQuestionsProps {
  readonly questions: readonly AnsweredQuestion[];
}

const List = styled.ul`
  max-width: 29rem;
  border-bottom: 1px solid ${token('hairline')};
  & > li {
    border-top: 1px solid ${token('hairline')};
  }
`;

const Question = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1.5rem;
  min-height: 3.75rem;
  padding-block: 0.75rem;
  font-size: 1.0625rem;
  font-weight: 500;
  line-height: 1.35;
  text-decoration: none;
  & > svg {
    color: ${token('ink-3')};
    transition: transform 200ms ease-out;
  }
  &:hover,
  &:hover > svg {
    color: ${token('iris')};
  }
  &:hover > svg {
    transform: translateX(4px);
  }
`;

/** Questions that lead to their answers on the site. */
export function AnsweredQuestions({ questions }: AnsweredQuestionsProps) {
  return (
    <List>
      {questions.map(({ question, link }) => (
        <li key={link}>
          <Question to={link}>
            {question}
            <ArrowRight size={18} strokeWidth={1.75} />
          </Question>
        </li>
      ))}
    </List>
  );
}
