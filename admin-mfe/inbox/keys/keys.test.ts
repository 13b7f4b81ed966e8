import { afterEach, expect, test } from '@jest/globals';
import { isFreeKey } from './keys.ts';

afterEach(() => {
  document.body.replaceChildren();
});

/** Returns whether a key that is pressed in the last element of some HTML belongs to the page. */
function isFree(html: string, init: KeyboardEventInit = {}, prevent = false): boolean {
  document.body.innerHTML = html;
  let isFreed = false;
  const listen = (event: KeyboardEvent) => {
    isFreed = isFreeKey(event);
  };
  document.addEventListener('keydown', listen, { once: true });
  const event = new KeyboardEvent('keydown', { key: 'e', bubbles: true, cancelable: true, ...init });
  if (prevent) event.preventDefault();
  [...document.body.querySelectorAll('*')].at(-1)?.dispatchEvent(event);
  return isFreed;
}

test.each(['<a href="/">x</a>', '<button>x</button>', '<input type="checkbox">', '<input type="radio">'])(
  'a key pressed in %s belongs to the page',
  (html) => {
    expect(isFree(html)).toBe(true);
  },
);

test.each([
  '<input>',
  '<input type="search">',
  '<input type="date">',
  '<textarea></textarea>',
  '<select><option>x</option></select>',
  '<div contenteditable="true"><b>x</b></div>',
  '<dialog open></dialog><a href="/">x</a>',
])('a key pressed in %s does not belong to the page', (html) => {
  expect(isFree(html)).toBe(false);
});

test('a key with a modifier, of a composition, or already handled does not belong to the page', () => {
  for (const init of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { isComposing: true }]) {
    expect(isFree('<a href="/">x</a>', init)).toBe(false);
  }
  expect(isFree('<a href="/">x</a>', {}, true)).toBe(false);
});
