import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Check, CircleAlert } from '../images/icons.tsx';
import { token } from '../tokens/tokens.ts';

interface AlertProps {
  readonly kind: 'success' | 'error';
  readonly children: ReactNode;
}

const kinds = {
  success: { Icon: Check, role: 'status', colour: token('good'), wash: token('good-wash') },
  error: { Icon: CircleAlert, role: 'alert', colour: token('error'), wash: token('error-wash') },
} as const;

/** A sentence in the page that reports a result. */
export function Alert({ kind, children }: AlertProps) {
  const { Icon, role, colour, wash } = kinds[kind];
  return (
    <p
      role={role}
      css={css`
        display: flex;
        gap: 0.75rem;
        padding: 0.875rem 1rem;
        border-radius: ${token('radius-field')};
        background: ${wash};
        color: ${colour};
        font-weight: 500;
        line-height: 1.5;
        & > svg {
          margin-top: 0.125rem;
        }
      `}
    >
      <Icon size={20} />
      {children}
    </p>
  );
}
