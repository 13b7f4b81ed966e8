import { afterEach, expect, it, jest } from '@jest/globals';
import { focusHeading, whenPresent } from './focus.ts';

const find = () => document.querySelector('h1');

afterEach(() => document.body.replaceChildren());

it('calls back at once with an element that exists', () => {
  document.body.innerHTML = '<h1>Here</h1>';
  const callback = jest.fn();
  whenPresent(find, callback);
  expect(callback).toHaveBeenCalledWith(find());
});

it('calls back once with an element that is added later, but not after it was cancelled', async () => {
  const callback = jest.fn();
  const cancelled = jest.fn();
  whenPresent(find, callback);
  whenPresent(find, cancelled)();
  document.body.innerHTML = '<h1>Late</h1>';
  await Promise.resolve();
  document.body.append(document.createElement('p'));
  await Promise.resolve();
  expect(callback).toHaveBeenCalledTimes(1);
  expect(cancelled).not.toHaveBeenCalled();
});

it.each(['<input>', '<textarea></textarea>', '<div contenteditable="true" tabindex="0"></div>'])(
  'leaves the focus to who types into %s of the new page',
  async (field) => {
    focusHeading();
    document.body.innerHTML = `<main>${field}</main>`;
    const typed = document.querySelector<HTMLElement>('main > *');
    typed?.focus();
    typed?.before(document.createElement('h1'));
    await Promise.resolve();
    expect(document.activeElement).toBe(typed);
  },
);

it('moves the focus to the heading of a new page', async () => {
  focusHeading();
  document.body.innerHTML = '<main><h1>New</h1></main>';
  await Promise.resolve();
  expect(document.activeElement).toBe(find());
});
