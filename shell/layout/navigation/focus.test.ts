import { afterEach, expect, it, jest } from '@jest/globals';
import { whenPresent } from './focus.ts';

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
