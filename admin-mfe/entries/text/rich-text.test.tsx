import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import RichText from './rich-text.tsx';

afterEach(cleanup);

const textOf = (value: string, onChange: (value: string) => void = () => undefined) => (
  <RichText id="text" label="Text" describedBy={undefined} isInvalid={false} value={value} onChange={onChange} />
);
const surface = () => screen.getByRole('textbox', { name: 'Text' });
const paste = (text: string) =>
  act(() => {
    fireEvent.paste(surface(), {
      clipboardData: { files: [], getData: (type: string) => (type === 'text/plain' ? text : '') },
    });
  });

test('what is typed stays when the values before it are passed in late', () => {
  const values: string[] = [];
  const { rerender } = render(textOf('', (value) => values.push(value)));
  paste('one');
  paste(' two');
  expect(values).toEqual(['one', 'one two']);
  for (const value of values) {
    rerender(textOf(value));
    expect(surface().textContent).toBe('one two');
  }
});

test('a value that was not typed here is shown, also one that was typed before', () => {
  const { rerender } = render(textOf(''));
  paste('one');
  rerender(textOf('one'));
  paste(' two');
  rerender(textOf('one two'));
  rerender(textOf('one'));
  expect(surface().textContent).toBe('one');
  rerender(textOf('restored'));
  expect(surface().textContent).toBe('restored');
});
