import styled from '@emotion/styled';
import { from } from '@studio/ui/media';
import { token } from '@studio/ui/tokens';
import { Link } from 'react-router-dom';
import { sellPage } from '../content/listings.ts';
import { type Choice, formatChoice, SORTS } from './choice.ts';

/** Hidden on a phone, where the links follow the field for the search. */
const Label = styled.li`
  display: none;
  color: ${token('ink-3')};
  font-size: 0.9375rem;
  ${from.small} {
    display: block;
  }
`;

const Order = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  color: ${token('ink-2')};
  font-size: 0.9375rem;
  text-decoration: none;
  &:hover {
    color: ${token('iris')};
  }
  & > span {
    border-bottom: 1px solid transparent;
  }
  &[aria-current] {
    color: ${token('ink')};
    font-weight: 500;
  }
  &[aria-current] > span {
    border-color: ${token('iris')};
  }
`;

/** A link for each order of the cards. */
export function SortLinks({ path, choice }: { readonly path: string; readonly choice: Choice }) {
  return (
    <nav aria-label={sellPage.sort.label}>
      <ul css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 1.25rem' }}>
        <Label aria-hidden="true">{sellPage.sort.label}</Label>
        {[undefined, ...SORTS].map((sort) => (
          <li key={sort ?? ''}>
            <Order
              to={path + formatChoice({ ...choice, sort })}
              preventScrollReset
              {...(choice.sort === sort && { 'aria-current': true })}
            >
              <span>{sellPage.sort[sort ?? 'none']}</span>
            </Order>
          </li>
        ))}
      </ul>
    </nav>
  );
}
