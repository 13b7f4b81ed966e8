import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { Contents } from './contents.tsx';
import { installView } from './seen.fixture.ts';

const parts = ['one', 'two', 'three'].map((id) => ({ id, title: `Part ${id}` }));

let view: ReturnType<typeof installView>;
const heading = (id: string) => screen.getByRole('heading', { name: id });
const marked = () =>
  screen.getAllByRole('link', { hidden: true }).flatMap((link) => (link.ariaCurrent ? [link.textContent] : []));

beforeEach(() => {
  view = installView();
  render(
    <>
      <Contents label="Contents" parts={parts} />
      {parts.map(({ id }) => (
        <h2 key={id} id={id}>
          {id}
        </h2>
      ))}
    </>,
  );
});
afterEach(cleanup);

test('no part is being read before the first one has come', () => {
  for (const { id } of parts) view.see(heading(id), false);
  expect(marked()).toEqual([]);
});

test('the last part whose heading has come up is being read, and the one before when it goes down again', () => {
  view.see(heading('one'), true);
  expect(marked()).toEqual(['Part one']);
  view.see(heading('two'), true);
  expect(marked()).toEqual(['Part two']);
  view.see(heading('two'), false);
  expect(marked()).toEqual(['Part one']);
});

test('one who jumps to the end is there, and back at the top nowhere', () => {
  for (const { id } of parts.toReversed()) view.see(heading(id), true);
  expect(marked()).toEqual(['Part three']);
  for (const { id } of parts) view.see(heading(id), false);
  expect(marked()).toEqual([]);
});

test('the headings are let go with the page', () => {
  expect(view.observed()).toHaveLength(3);
  cleanup();
  expect(view.observed()).toEqual([]);
});
