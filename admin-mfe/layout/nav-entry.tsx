import { css } from '@emotion/react';
import type { Icon } from '@studio/ui/icons';
import { token } from '@studio/ui/tokens';
import { VisuallyHidden } from '@studio/ui/visually-hidden';

/** An entry of the navigation, whether link or button. */
export const navEntry = css`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  width: 100%;
  min-height: 2.75rem;
  padding: 0.5rem 0.75rem;
  border: 0;
  border-radius: ${token('radius-field')};
  background: transparent;
  color: ${token('ink-2')};
  font: 500 0.9375rem/1.25 ${token('font-text')};
  text-align: start;
  text-decoration: none;
  list-style: none;
  cursor: pointer;
  &:hover {
    color: ${token('iris')};
  }
  &[aria-current='page'] {
    background: ${token('iris-wash')};
    color: ${token('iris')};
  }
`;

interface NavLabelProps {
  readonly icon: Icon;
  readonly label: string;
  /** Hides the label from view, not from screen readers. */
  readonly iconOnly?: boolean;
}

/** The icon and the name of an entry. */
export function NavLabel({ icon: Icon, label, iconOnly = false }: NavLabelProps) {
  return (
    <>
      <Icon size={18} strokeWidth={1.5} />
      {iconOnly ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    </>
  );
}
