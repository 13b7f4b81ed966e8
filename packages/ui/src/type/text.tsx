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

interface HeadingProps {
  /** Level in the outline of the document. */
  readonly as: 'h1' | 'h2' | 'h3';
  /** Step of the type scale. It does not depend on the level. */
  readonly size: TypeStyle;
  readonly id?: string;
  readonly className?: string;
  /** Text for screen readers that replaces the visible text. */
  readonly 'aria-label'?: string;
  /** Name of the heading in transitions between pages: `title-post-3`. */
  readonly 'data-shared'?: string;
  readonly children: ReactNode;
}

/** A heading with an independent level and size. */
export function Heading({ as: Tag, size, ...rest }: HeadingProps) {
  return (
    <Tag
      css={css`
        ${type(size)}
      `}
      {...rest}
    />
  );
}
