import type { Icon } from '@studio/ui/icons';

interface MenuItemProps {
  readonly icon: Icon;
  readonly label: string;
  readonly hint?: string;
  readonly className?: string | undefined;
  readonly onClick: () => void;
}

/** An entry of a `PopupMenu` that does something. */
export const MenuItem = ({ icon: Icon, label, hint, className, onClick }: MenuItemProps) => (
  <li className={className}>
    <button type="button" onClick={onClick}>
      <Icon size={18} strokeWidth={1.5} />
      <span>
        <span>{label}</span>
        {hint !== undefined && <small>{hint}</small>}
      </span>
    </button>
  </li>
);
