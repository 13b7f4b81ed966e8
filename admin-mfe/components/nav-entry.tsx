import { css } from '@emotion/react';
import type { Icon } from '@studio/ui/icons';
import { token } from '@studio/ui/tokens';
import { listEntry } from './styles.ts';

/** An entry of the navigation, whether link or button. */
export const navEntry = css`
  ${listEntry}
  position: relative;
  border-radius: ${token('radius-field')};
  color: ${token('ink-2')};
  font: 500 0.9375rem/1.25 ${token('font-text')};
  text-align: start;
  &:hover {
    color: ${token('iris')};
  }
  &[aria-current='page'] {
    background: ${token('iris-wash')};
    color: ${token('iris')};
  }
`;

/** The name of an entry that shows only its icon: for screen readers, and while it is hovered or focused as a tooltip beside the rail. */
const tip = css`
  position: fixed;
  z-index: 20;
  inset-inline-start: 4.25rem;
  clip-path: inset(50%);
  padding: 0.375rem 0.75rem;
  border-radius: 8px;
  background: ${token('ink')};
  color: ${token('ground')};
  font-size: 0.875rem;
  white-space: nowrap;
  aside:not([data-tips='off']) :is(:hover, :focus-visible) > & {
    clip-path: none;
  }
`;

interface NavLabelProps {
  readonly icon: Icon;
  readonly label: string;
  /** Shows the label as a tooltip only. */
  readonly iconOnly?: boolean;
}

export function NavLabel({ icon: Icon, label, iconOnly = false }: NavLabelProps) {
  return (
    <>
      <Icon size={18} strokeWidth={1.5} />
      {iconOnly ? <span css={tip}>{label}</span> : label}
    </>
  );
}
