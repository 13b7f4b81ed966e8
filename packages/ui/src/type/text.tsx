import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { token } from '../tokens/tokens.ts';
import { type TypeStyle, type } from '../tokens/typography.ts';

interface TextProps {
  readonly size?: TypeStyle;
  readonly tone?: 'ink' | 'ink-2' | 'ink-3';
  readonly id?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A paragraph, at most about 66 characters wide. */
export function Text({ size = 'text', tone = 'ink-2', ...rest }: TextProps) {
  return (
    <p
      css={css`
        ${type(size)}
        max-width: 36em;
        color: ${token(tone)};
      `}
      {...rest}
    />
  );
}
