import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Contents, Day } from './long-read.tsx';
import { mockViewport } from './viewport.fixture.ts';

const sections = ['one', 'two', 'three'].map((id) => ({ id, title: `Section ${id}` }));

let viewport: ReturnType<typeof mockViewport>;
const heading = (id: string) => screen.getByRole('heading', { name: id });
const marked = () =>
  screen.getAllByRole('link', { hidden: true }).flatMap((link) => (link.ariaCurrent ? [link.textContent] : []));

beforeEach(() => {
  viewport = mockViewport();
  render(
    <MemoryRouter>
      <Contents sections={sections} />
      {sections.map(({ id }) => (
        <h2 key={id} id={id}>
          {id}
        </h2>
      ))}
    </MemoryRouter>,
  );
});
afterEach(cleanup);

test('marks no section before the first heading has passed', () => {
  for (const { id } of sections) viewport.setInView(heading(id), false);
  expect(marked()).toEqual([]);
});

test('marks the last section whose heading has passed, and the previous one when the heading moves down again', () => {
  viewport.setInView(heading('one'), true);
  expect(marked()).toEqual(['Section one']);
  viewport.setInView(heading('two'), true);
  expect(marked()).toEqual(['Section two']);
  viewport.setInView(heading('two'), false);
  expect(marked()).toEqual(['Section one']);
});

test('marks the last section after a jump to the end, and none after a jump to the top', () => {
  for (const { id } of sections.toReversed()) viewport.setInView(heading(id), true);
  expect(marked()).toEqual(['Section three']);
  for (const { id } of sections) viewport.setInView(heading(id), false);
  expect(marked()).toEqual([]);
});

test('stops observing the headings when the page is left', () => {
  expect(viewport.observed()).toHaveLength(3);
  cleanup();
  expect(viewport.observed()).toEqual([]);
});

test.each([
  ['2025-03-12', '12 March 2025'],
  ['2026-01-01', '1 January 2026'],
  ['2024-12-31', '31 December 2024'],
])('%s is shown as %s', (date, words) => {
  render(<Day date={date} />);
  expect(screen.getByText(words).getAttribute('datetime')).toBe(date);
});
