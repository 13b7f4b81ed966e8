import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { type CSSProperties, type FocusEvent, type ReactElement, type ReactNode, useId } from 'react';
import { NavLink } from 'react-router-dom';
import { ChevronDown } from '../images/icons.tsx';
import { token } from '../tokens/tokens.ts';
import { type } from '../tokens/typography.ts';

interface MenuProps {
  readonly label: string;
  /** Called when the button is hovered or focused. */
  readonly onIntent?: () => void;
  /** Class of the panel: its layout, or its position in browsers without anchor positioning. */
  readonly className?: string;
  /** List items that contain a `MenuLink`. */
  readonly children: ReactNode;
}

const Opener = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 2.75rem;
  padding: 0 1rem;
  border: 0;
  border-radius: ${token('radius-full')};
  background: none;
  color: ${token('ink')};
  font-weight: 500;
  cursor: pointer;
  & > svg {
    color: ${token('ink-3')};
    transition: transform ${token('motion-quick')};
  }
  &:hover,
  &:has(+ :popover-open) {
    color: ${token('iris')};
  }
  &:has(+ :popover-open) > svg {
    transform: rotate(180deg);
  }
`;

export const menuFace = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: 0.25rem;
  padding: 0.75rem;
  border: 1px solid ${token('hairline')};
  border-radius: ${token('radius-card')};
  background: ${token('raised')};
  color: ${token('ink')};
  box-shadow: 0 24px 56px -28px ${token('shadow')};
`;

/** Below the button if the browser supports anchor positioning, else in the middle of the page. */
const Panel = styled.ul`
  ${menuFace}
  position: absolute;
  inset: auto;
  width: 16rem;
  margin: 0.5rem 1.25rem 0.5rem 0;
  max-width: calc(100vw - 2.5rem);
  opacity: 0;
  transform: translateY(-8px);
  transition:
    opacity ${token('motion-quick')},
    transform ${token('motion-quick')},
    overlay 180ms allow-discrete,
    display 180ms allow-discrete;
  @supports (position-area: bottom span-right) {
    position-area: bottom span-right;
    position-try-fallbacks: flip-inline, flip-block;
  }
  @supports not (position-area: bottom span-right) {
    inset: 0;
    height: fit-content;
    margin: auto;
  }
  &:popover-open {
    opacity: 1;
    transform: none;
  }
  &:not(:popover-open) {
    display: none;
  }
  @starting-style {
    &:popover-open {
      opacity: 0;
      transform: translateY(-8px);
    }
  }
`;

/** Closes a panel that the focus leaves by Tab. Its own button, pressed, closes it itself. */
function closeOnLeave({ currentTarget: panel, relatedTarget }: FocusEvent<HTMLUListElement>): void {
  const isElsewhere = relatedTarget && relatedTarget !== panel.previousElementSibling;
  if (isElsewhere && !panel.contains(relatedTarget)) panel.hidePopover();
}

/** A button that opens a list of links. Escape, a click elsewhere, leaving by Tab or opening another menu closes it. */
export function Menu({ label, onIntent, className, children }: MenuProps) {
  const id = useId();
  const anchor = `--menu${id}`;
  return (
    <>
      <Opener
        type="button"
        popoverTarget={id}
        style={{ anchorName: anchor } as CSSProperties}
        onPointerEnter={onIntent}
        onFocus={onIntent}
      >
        {label}
        <ChevronDown size={16} />
      </Opener>
      <Panel
        id={id}
        popover="auto"
        aria-label={label}
        style={{ positionAnchor: anchor } as CSSProperties}
        onBlur={closeOnLeave}
        className={className}
      >
        {children}
      </Panel>
    </>
  );
}

interface MenuLinkProps {
  readonly to: string;
  /** A drawing before the text: no text itself, which a translated page could not remove. */
  readonly drawing?: ReactElement | undefined;
  /** A word at the right, such as a price. */
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

const Item = styled(NavLink)`
  display: flex;
  align-items: center;
  gap: 1rem;
  min-height: 2.75rem;
  padding: 0.5rem 0.75rem;
  border-radius: ${token('radius-field')};
  font-size: 0.9375rem;
  font-weight: 500;
  line-height: 1.35;
  text-decoration: none;
  &:hover {
    background: ${token('iris-wash')};
  }
  &:hover,
  &[aria-current] {
    color: ${token('iris')};
  }
  &[aria-current] {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.375em;
  }
  &:active {
    transform: scale(0.98);
  }
`;

const Note = styled.span`
  ${type('small')}
  margin-inline-start: auto;
  color: ${token('ink-3')};
`;

/** A link in a menu. The lines of its drawing spread when it is hovered. */
export function MenuLink({ to, drawing, note, children }: MenuLinkProps) {
  return (
    <Item to={to} end data-spread="">
      {drawing !== undefined && drawing}
      <span css={{ display: 'contents' }}>{children}</span>
      {note && <Note>{note}</Note>}
    </Item>
  );
}
