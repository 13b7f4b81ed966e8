import { VisuallyHidden } from '@studio/ui/visually-hidden';
import type { LucideIcon } from 'lucide-react';

interface NavLabelProps {
  readonly icon: LucideIcon;
  readonly label: string;
  /** The label is heard only; who points at the entry sees it as its title. */
  readonly iconOnly?: boolean;
}

/** An entry's icon and name. */
export function NavLabel({ icon: Icon, label, iconOnly = false }: NavLabelProps) {
  return (
    <>
      <Icon size={18} strokeWidth={1.5} />
      {iconOnly ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    </>
  );
}
