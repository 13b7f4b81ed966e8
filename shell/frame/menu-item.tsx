import styled from '@emotion/styled';
import type { DrawingSize } from '@studio/pictures/drawings/drawing';
import { token } from '@studio/ui/tokens';
import { type } from '@studio/ui/typography';
import type { ComponentType } from 'react';
import { NavLink } from 'react-router-dom';
import type { MenuLink } from '../content/menus.ts';

interface MenuItemProps {
  readonly link: MenuLink;
  /** Whether it stands in a menu with drawings. */
  readonly drawn: boolean;
  readonly Drawing?: ComponentType<DrawingSize> | undefined;
}

/** The last one, which leads to something else than a service, has a line of its own. */
const Item = styled.li`
  [data-drawn] > &:last-of-type {
    grid-column: 1 / -1;
    margin-top: 0.5rem;
    padding-top: 0.5rem;
    border-top: 1px solid ${token('hairline')};
  }
`;

const Anchor = styled(NavLink)`
  display: flex;
  align-items: center;
  min-height: 2.75rem;
  padding-inline: 0.75rem;
  border-radius: ${token('radius-field')};
  font-size: 0.9375rem;
  font-weight: 500;
  text-decoration: none;
  &:hover {
    background: ${token('iris-wash')};
    color: ${token('iris')};
  }
  &[aria-current] {
    color: ${token('iris')};
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.375em;
  }
  [data-drawn] > li:not(:last-of-type) > & {
    min-height: 3.75rem;
  }
`;

/** Has its size before the drawing is there. */
const Frame = styled.span`
  flex: none;
  width: 3.5rem;
  & > svg {
    stroke-width: 2;
  }
`;

const Note = styled.span`
  ${type('small')}
  margin-inline-start: auto;
  color: ${token('ink-3')};
`;

/** A link of a menu; the lines of its drawing spread when it is pointed at. */
export function MenuItem({ link: { label, to, note }, drawn, Drawing }: MenuItemProps) {
  return (
    <Item>
      <Anchor to={to} end data-spread="">
        {drawn && !note && <Frame>{Drawing && <Drawing width={44} height={33} />}</Frame>}
        {label}
        {note && <Note>{note}</Note>}
      </Anchor>
    </Item>
  );
}
