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
    expect(describedText(control)).toEqual(['optional', 'Keep it short.']);
    expect(control.getAttribute('aria-invalid')).toBe('true');
  });
}
