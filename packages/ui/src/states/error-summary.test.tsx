import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ErrorSummary } from './error-summary.tsx';
import { useErrorTitle } from './spoken.ts';

afterEach(cleanup);

const errors = [
  { id: 'name', text: 'Enter your name' },
  { id: 'email', text: 'Enter your email address' },
];

test('links to each field with an error, and moves the focus there', () => {
  render(
    <>
      <ErrorSummary title="Two answers need another look" errors={errors} />
      <input id="name" />
      <input id="email" />
    </>,
  );
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Enter your name', '#name'],
    ['Enter your email address', '#email'],
  ]);
  fireEvent.click(screen.getByRole('link', { name: 'Enter your email address' }));
  expect(document.activeElement?.id).toBe('email');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('is an alert that can take the focus if the page is a response', () => {
  render(<ErrorSummary title="Not sent" text="Try again in 9 minutes." errors={errors} isResponse />);
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toMatch(/^Not sentTry again in 9 minutes\.Enter your name/);
  expect(alert.parentElement?.getAttribute('tabindex')).toBe('-1');
});

function Form({ hasErrors }: { readonly hasErrors: boolean }) {
  useErrorTitle(hasErrors);
  return null;
}

test('the title begins with `Error: ` while there are errors', () => {
  document.title = 'Contact';
  const { rerender, unmount } = render(<Form hasErrors={false} />);
  expect(document.title).toBe('Contact');
  rerender(<Form hasErrors />);
  expect(document.title).toBe('Error: Contact');
  rerender(<Form hasErrors={false} />);
  expect(document.title).toBe('Contact');
  rerender(<Form hasErrors />);
  unmount();
  expect(document.title).toBe('Contact');
});

test('keeps the title of a refused form, and that of the next page', () => {
  document.title = 'Error: Contact';
  const { rerender, unmount } = render(<Form hasErrors />);
  expect(document.title).toBe('Error: Contact');
  rerender(<Form hasErrors={false} />);
  expect(document.title).toBe('Contact');
  rerender(<Form hasErrors />);
  document.title = 'About';
  unmount();
  expect(document.title).toBe('About');
});
