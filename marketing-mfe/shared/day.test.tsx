import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Day } from './day.tsx';

test.each([
  ['2025-03-12', '12 March 2025'],
  ['2026-01-01', '1 January 2026'],
  ['2024-12-31', '31 December 2024'],
])('%s is shown as %s', (date, words) => {
  render(<Day date={date} />);
  expect(screen.getByText(words).getAttribute('datetime')).toBe(date);
});
