import { afterEach, expect, it, jest } from '@jest/globals';
import { whenPresent } from './focus.ts';

const find = () => document.querySelector('h1');

afterEach(() => document.body.replaceChildren());

it('calls back at once with an element that exists', () => {
  document.body.innerHTML = '<h1>Here</h1>';
  const found = jest.fn();
  whenPresent(find, found);
  expect(found).toHaveBeenCalledWith(find());
});

it('calls back once with an element that is added later, but not after it was cancelled', async () => {
  const found = jest.fn();
  const tooLate = jest.fn();
  whenPresent(find, found);
  whenPresent(find, tooLate)();
  document.body.innerHTML = '<h1>Late</h1>';
  await Promise.resolve();
  document.body.append(document.createElement('p'));
  await Promise.resolve();
  expect(found).toHaveBeenCalledTimes(1);
  expect(tooLate).not.toHaveBeenCalled();
});
