import styled from '@emotion/styled';
import type { MouseEvent, ReactNode } from 'react';
import { CircleAlert } from '../images/icons.tsx';
import { token } from '../tokens/tokens.ts';
import { type } from '../tokens/typography.ts';
import { Heading } from '../type/text.tsx';

/** An error, and the id of the field that it is about. */
export interface FieldError {
  readonly id: string;
  readonly text: string;
}

interface ErrorSummaryProps {
  readonly title: string;
  /** Below the title. */
  readonly text?: string | undefined;
  /** One link for each field. */
  readonly errors?: readonly FieldError[];
  /** The page is the response to a refused form: the summary takes the focus, without scripts too, and is announced. */
  readonly isResponse?: boolean;
  readonly className?: string;
  /** Below the links. */
  readonly children?: ReactNode;
}

const Box = styled.div`
  display: flex;
  gap: 1rem;
  padding: 1.25rem 1.5rem;
  border-radius: ${token('radius-field')};
  background: ${token('error-wash')};
  color: ${token('error')};
  scroll-margin-top: 2rem;
  & > svg {
    flex: none;
    margin-top: 0.0625rem;
  }
  h2 {
    color: ${token('ink')};
  }
  p {
    margin-top: 0.5rem;
    color: ${token('ink')};
  }
  ul {
    ${type('text')}
    margin: 0.5rem 0 0;
    padding: 0;
    list-style: none;
  }
  li a {
    display: inline-block;
    padding-block: 0.125rem;
    color: inherit;
    text-underline-offset: 0.2em;
  }
  li a:hover {
    text-decoration-thickness: 2px;
  }
  @media (max-width: 39.99rem) {
    padding-inline: 1.25rem;
  }
`;

/** Moves the focus to the field of a link, with its label in view. Without scripts the browser follows the fragment. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
}

/** What is wrong with a form, above its fields, with a link to each field that has an error. */
export function ErrorSummary({ title, text, errors = [], isResponse = false, className, children }: ErrorSummaryProps) {
  return (
    <Box className={className} {...(isResponse && { tabIndex: -1, autoFocus: true })} data-error-summary="">
      <CircleAlert size={24} />
      <div role={isResponse ? 'alert' : undefined}>
        <Heading as="h2" size="title4">
          {title}
        </Heading>
        {text && <p>{text}</p>}
        {errors.length > 0 && (
          <ul>
            {errors.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`} onClick={focusField}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        )}
        <div css={{ display: 'contents' }}>{children}</div>
      </div>
    </Box>
  );
}
