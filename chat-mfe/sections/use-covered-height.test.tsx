import { afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { COVERED, useCoveredHeight } from './use-covered-height.ts';

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
  ['a keyboard covers', { height: 428, scale: 1 }, '340px'],
  ['nothing covers', { height: 768, scale: 1 }, '0px'],
  ['is zoomed in on', { height: 384, scale: 2 }, '0px'],
])('tells how much of the page %s', (_, seen, covered) => {
  const { box, see } = setUp();
  see(seen);
  expect(box.style.getPropertyValue(COVERED)).toBe(covered);
});

test('shows the element above the keyboard that is there to write in it, and above no other', () => {
  const { field, see } = setUp();
  see({ height: 428 });
  expect(scrollIntoView).not.toHaveBeenCalled();
  field?.focus();
  see({ height: 420 });
  expect(scrollIntoView).toHaveBeenCalledWith({ block: 'start' });
});
