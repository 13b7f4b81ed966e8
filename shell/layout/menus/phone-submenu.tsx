import styled from '@emotion/styled';
import { Minus, Plus } from '@studio/ui/icons';
import { token } from '@studio/ui/tokens';
import { type } from '@studio/ui/typography';
import { NavLink } from 'react-router-dom';
import type { LayoutTexts } from '../known-languages.ts';
import { useLanguage } from '../language.ts';

interface PhoneSubmenuProps {
  readonly menu: LayoutTexts['menus'][number];
}

const Submenu = styled.details`
  border-top: 1px solid ${token('hairline')};
  &[open] .more,
  &:not([open]) .less {
    display: none;
  }
`;

const Title = styled.summary`
  ${type('title2')}
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 4.25rem;
  list-style: none;
  cursor: pointer;
  & > svg {
    color: ${token('ink-3')};
  }
`;

const Links = styled.ul`
  padding-bottom: 1.25rem;
`;

const Item = styled(NavLink)`
  display: flex;
  align-items: center;
  gap: 0.625rem;
  min-height: 2.75rem;
  color: ${token('ink-2')};
  font-size: 1.125rem;
  text-decoration: none;
  &:hover,
  &[aria-current] {
    color: ${token('iris')};
  }
  &[aria-current] {
    font-weight: 500;
  }
  &[aria-current]::before {
    width: 0.875rem;
    height: 2px;
    background: currentColor;
    content: '';
  }
`;

/** A submenu of the phone menu. All have the same name, so one is open at a time. */
export function PhoneSubmenu({ menu }: PhoneSubmenuProps) {
  const { abroad } = useLanguage();
  return (
    <Submenu name="phone-menu">
      <Title>
        {menu.label}
        <Plus className="more" size={20} strokeWidth={1.5} />
        <Minus className="less" size={20} strokeWidth={1.5} />
      </Title>
      <Links>
        {menu.links.map(({ label, to }) => (
          <li key={to}>
            <Item to={to} {...abroad(to)} end>
              {label}
            </Item>
          </li>
        ))}
      </Links>
    </Submenu>
  );
}
