import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { Field, TextArea } from './field.tsx';

afterEach(cleanup);

const describedText = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent);

for (const [name, Control] of [
  ['Field', Field],
  ['TextArea', TextArea],
] as const) {
  test(`${name} is named by its label, and has no description without hint and error`, () => {
    render(<Control label="Subject" />);
    const control = screen.getByRole('textbox', { name: 'Subject' });
    expect(describedText(control)).toEqual([]);
    expect(control.hasAttribute('aria-invalid')).toBe(false);
  });

  test(`${name} is described by its hint and by its error`, () => {
    render(<Control label="Subject" hint="optional" error="Keep it short." />);
    const control = screen.getByRole('textbox', { name: 'Subject' });
    expect(describedText(control)).toEqual(['optional', 'Error: Keep it short.']);
    expect(control.getAttribute('aria-invalid')).toBe('true');
  });
}

test('the hint, the error and the count of a field with an id are connected to it', () => {
  render(<Field id="subject" label="Subject" error="Keep it short." count={{ length: 6, max: 5 }} />);
  expect(screen.getByRole('textbox', { name: 'Subject' }).id).toBe('subject');
  expect(document.getElementById('subject-error')?.textContent).toBe('Error: Keep it short.');
  expect(document.getElementById('subject-error')?.querySelector('svg')).not.toBeNull();
  expect(screen.getByText('1 over 5')).toBeTruthy();
});
