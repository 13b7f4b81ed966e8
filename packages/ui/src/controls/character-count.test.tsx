import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render } from '@testing-library/react';
import { ANNOUNCE_AFTER_MS, CharacterCount } from './character-count.tsx';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const shownText = (root: HTMLElement) => root.querySelector('[aria-hidden]')?.textContent;
const spokenText = (root: HTMLElement) => root.querySelector('[aria-live="polite"]')?.textContent;

test.each([
  [4499, undefined, ''],
  [4500, '500 characters left', '500 characters left'],
  [4999, '1 character left', '1 character left'],
  [5000, '0 characters left', '0 characters left'],
  [5001, '1 over 5,000', '1 character too many'],
  [6026, '1,026 over 5,000', '1,026 characters too many'],
])('%i of 5,000 characters: shows %j, and announces %j', (length, shown, spoken) => {
  const { container } = render(<CharacterCount length={length} max={5000} />);
  expect([shownText(container), spokenText(container)]).toEqual([shown, '']);
  act(() => jest.advanceTimersByTime(ANNOUNCE_AFTER_MS));
  expect(spokenText(container)).toBe(spoken);
});

test('announces only the last count of fast typing', () => {
  const { container, rerender } = render(<CharacterCount length={4990} max={5000} />);
  act(() => jest.advanceTimersByTime(ANNOUNCE_AFTER_MS));
  for (const length of [4991, 4992, 4993]) {
    rerender(<CharacterCount length={length} max={5000} />);
    act(() => jest.advanceTimersByTime(ANNOUNCE_AFTER_MS / 2));
    expect(spokenText(container)).toBe('10 characters left');
  }
  act(() => jest.advanceTimersByTime(ANNOUNCE_AFTER_MS / 2));
  expect(spokenText(container)).toBe('7 characters left');
});
