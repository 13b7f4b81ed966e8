import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Chip } from './chip.tsx';

afterEach(cleanup);

const show = (chip: React.ReactNode) => render(<MemoryRouter>{chip}</MemoryRouter>);

test('links to its part of the list, and shows the count', () => {
  show(
    <Chip to="/sell?category=shopify" count={6}>
      Shopify
    </Chip>,
  );
  const link = screen.getByRole('link', { name: /^Shopify\s*6$/ });
  expect(link.getAttribute('href')).toBe('/sell?category=shopify');
  expect(link.hasAttribute('aria-current')).toBe(false);
});

test('marks the current part', () => {
  show(
    <Chip to="/sell" selected>
      All
    </Chip>,
  );
  const link = screen.getByRole('link', { name: 'All' });
  expect(link.getAttribute('aria-current')).toBe('true');
  expect(link.querySelector('svg')).not.toBeNull();
});

test('is not a link if its part is empty', () => {
  show(
    <Chip to="/sell?category=laravel" disabled>
      Laravel
    </Chip>,
  );
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Laravel')).toBeTruthy();
});
