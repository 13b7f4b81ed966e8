import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Chip } from './chip.tsx';

afterEach(cleanup);

const show = (props: ComponentProps<typeof Chip>) =>
  render(
    <MemoryRouter>
      <Chip {...props} />
    </MemoryRouter>,
  );

test('links to its part of the list, and shows the count', () => {
  show({ to: '/sell?category=shopify', count: 6, children: 'Shopify' });
  const link = screen.getByRole('link', { name: /^Shopify\s*6$/ });
  expect(link.getAttribute('href')).toBe('/sell?category=shopify');
  expect(link.hasAttribute('aria-current')).toBe(false);
});

test('marks the current part', () => {
  show({ to: '/sell', selected: true, children: 'All' });
  const link = screen.getByRole('link', { name: 'All' });
  expect(link.getAttribute('aria-current')).toBe('true');
  expect(link.querySelector('svg')).not.toBeNull();
});

test('is not a link if its part is empty', () => {
  show({ to: '/sell?category=laravel', disabled: true, children: 'Laravel' });
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Laravel')).toBeTruthy();
});
