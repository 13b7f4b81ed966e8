import styled from '@emotion/styled';
import { Button } from '@studio/ui';
import { ChevronDown, type Icon } from '@studio/ui/icons';
import { token } from '@studio/ui/tokens';
import type { ComponentProps, ReactNode } from 'react';
import { iconControl, listEntry, smallButton, smallControl } from './styles.ts';

/** A 44px button, outlined unless the variant is given. */
export function SmallButton(props: ComponentProps<typeof Button>) {
  return <Button variant="outline" css={smallButton} {...props} />;
}

interface PopupMenuProps {
  readonly label: ReactNode;
  readonly className?: string;
  /** List items that contain a link or a button. */
  readonly children: ReactNode;
}

const Details = styled.details`
  position: relative;
  & > summary {
    list-style: none;
    cursor: pointer;
  }
  & > ul {
    position: absolute;
    z-index: 10;
    inset: calc(100% + 0.25rem) 0 auto auto;
    min-width: 11rem;
    padding: 0.375rem;
    border: 1px solid ${token('hairline')};
    border-radius: ${token('radius-field')};
    background: ${token('raised')};
    box-shadow: 0 24px 56px -28px ${token('shadow')};
  }
  & > ul :is(a, button) {
    ${listEntry}
    border-radius: 8px;
    color: ${token('ink')};
    white-space: nowrap;
    &:hover {
      background: ${token('iris-wash')};
      color: ${token('iris')};
    }
  }
`;

/** A button that opens a short list of links or buttons below it. Escape, a choice, or moving the focus on closes it. */
export function PopupMenu({ label, className, children }: PopupMenuProps) {
  return (
    <Details
      onClick={({ target, currentTarget }) => {
        if ((target as Element).closest('ul :is(a, button)')) close(currentTarget);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !event.currentTarget.open) return;
        event.stopPropagation();
        close(event.currentTarget);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
      }}
    >
      <summary className={className}>{label}</summary>
      <ul className="entries">{children}</ul>
    </Details>
  );
}

function close(menu: HTMLDetailsElement): void {
  menu.open = false;
  menu.querySelector('summary')?.focus();
}

const Frame = styled.span`
  position: relative;
  display: inline-flex;
  min-width: 0;
  max-width: 100%;
  & > select {
    ${smallControl}
    padding-inline-end: 2.375rem;
    appearance: none;
    cursor: pointer;
  }
  & > svg {
    position: absolute;
    inset: calc(50% - 0.5rem) 0.875rem auto auto;
    color: ${token('ink-2')};
    pointer-events: none;
  }
`;

interface SelectProps<Value extends string> extends Omit<ComponentProps<'select'>, 'value' | 'onChange'> {
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly onChange: (value: Value) => void;
}

/** A 44px `select`. */
export function Select<Value extends string>({ className, options, onChange, ...rest }: SelectProps<Value>) {
  return (
    <Frame className={className}>
      <select onChange={({ currentTarget }) => onChange(currentTarget.value as Value)} {...rest}>
        {options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown size={16} strokeWidth={1.5} />
    </Frame>
  );
}

interface IconButtonProps {
  readonly icon: Icon;
  /** The accessible name and the tooltip. */
  readonly label: string;
  readonly size?: number;
  readonly shortcut?: string | undefined;
  /** Without it the button is disabled, and keeps the focus. */
  readonly onClick: (() => void) | undefined;
}

/** A 44px button with only an icon. */
export function IconButton({ icon: Icon, label, size = 20, shortcut, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={!onClick || undefined}
      data-key={shortcut}
      onClick={onClick}
      css={iconControl}
    >
      <Icon size={size} strokeWidth={1.5} />
    </button>
  );
}
