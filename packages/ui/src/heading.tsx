import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { type TypeStyle, type } from './typography.ts';

interface HeadingProps {
  /** The level in the document's outline. */
  readonly as: 'h1' | 'h2' | 'h3';
  /** The step of the type scale, whatever the level is. */
  readonly size: TypeStyle;
  readonly id?: string;
  readonly className?: string;
  /** What is heard instead of what is seen. */
  readonly 'aria-label'?: string;
  readonly children: ReactNode;
}

/** A heading whose level and size are chosen apart. */
export function Heading({ as: Tag, size, ...rest }: HeadingProps) {
  return (
    <Tag
      css={css`
        ${type(size)}
        text-wrap: balance;
        overflow-wrap: break-word;
      `}
      {...rest}
    />
  );
}
