import { afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { COVERED, useCoveredHeight } from './hooks.ts';

function Box() {
  return (
    <div ref={useCoveredHeight<HTMLDivElement>()}>
      <input />
    </div>
  );
}

const scrollIntoView = jest.fn();
beforeAll(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
});

afterEach(() => {
  scrollIntoView.mockClear();
  cleanup();
  Reflect.deleteProperty(window, 'visualViewport');
});

function setUp() {
  const viewport = Object.assign(new EventTarget(), { height: 768, scale: 1 });
  Object.defineProperty(window, 'visualViewport', { value: viewport, configurable: true });
  const { container } = render(<Box />);
  const see = (seen: object) => void Object.assign(viewport, seen).dispatchEvent(new Event('resize'));
  return { box: container.firstElementChild as HTMLElement, field: container.querySelector('input'), see };
}

test.each([
  ['is partly covered by a keyboard', { height: 428, scale: 1 }, '340px'],
  ['is not covered', { height: 768, scale: 1 }, '0px'],
  ['is zoomed in on', { height: 384, scale: 2 }, '0px'],
])('sets the covered height of a page that %s', (_, seen, covered) => {
  const { box, see } = setUp();
  see(seen);
  expect(box.style.getPropertyValue(COVERED)).toBe(covered);
});

test('scrolls the element into view above a keyboard only if the focus is in it', () => {
  const { field, see } = setUp();
  see({ height: 428 });
  expect(scrollIntoView).not.toHaveBeenCalled();
  field?.focus();
  see({ height: 420 });
  expect(scrollIntoView).toHaveBeenCalledWith({ block: 'start' });
});
