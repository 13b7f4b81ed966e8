import styled from '@emotion/styled';
import { from } from '@studio/ui/media';
import { token } from '@studio/ui/tokens';
import { Link } from 'react-router-dom';
import { sellPage } from '../content/sell.ts';
import { addressOf, type Choice, SORTS } from '../data/choice.ts';

interface SortLinksProps {
  readonly path: string;
  readonly choice: Choice;
}

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 1.25rem;
`;

/** On a phone the orders share their row with the number of cards. */
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

/** The orders that the cards can have. */
export function SortLinks({ path, choice }: SortLinksProps) {
  const options = [undefined, ...SORTS];
  return (
    <nav aria-label={sellPage.sort.label}>
      <Row>
        <Label aria-hidden="true">{sellPage.sort.label}</Label>
        {options.map((sort) => (
          <li key={sort ?? ''}>
            <Order
              to={path + addressOf({ ...choice, sort })}
              preventScrollReset
              {...(choice.sort === sort && { 'aria-current': true })}
            >
              <span>{sellPage.sort[sort ?? 'none']}</span>
            </Order>
          </li>
        ))}
      </Row>
    </nav>
  );
}
