import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ArrowRight } from '../images/icons.tsx';
import { token } from '../tokens/tokens.ts';
import { VisuallyHidden } from '../type/visually-hidden.tsx';

interface ArrowLinkProps {
  readonly to: string;
  readonly children: ReactNode;
  /** Distinguishes the link from others with the same text, for screen readers: ` about gardens`. */
  readonly context?: string;
}

const link = css`
  display: inline-flex;
  align-items: center;
  gap: 0.75rem;
  min-height: 2.75rem;
  border-radius: ${token('radius-picture')};
  color: ${token('ink')};
  font-weight: 500;
  text-decoration: none;
  & > span {
    border-bottom: 1px solid ${token('hairline-strong')};
  }
  & > svg {
    transition: transform ${token('motion')};
  }
  &:hover {
    color: ${token('iris')};
    & > span {
      border-color: currentColor;
    }
    & > svg {
      transform: translateX(4px);
    }
  }
`;

export function ArrowLink({ to, children, context }: ArrowLinkProps) {
  return (
    <Link to={to} css={link}>
      <span>
        <span>{children}</span>
        {context && <VisuallyHidden>{context}</VisuallyHidden>}
      </span>
      <ArrowRight size={18} />
    </Link>
  );
}
