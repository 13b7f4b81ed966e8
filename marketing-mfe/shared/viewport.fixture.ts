import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';

/** Pointer events, which jsdom lacks. */
class MockPointerEvent extends MouseEvent {
  readonly pointerType: string;
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = init.pointerType ?? '';
  }
}

/** Controls what the mocked browser reports about the window and the visitor's settings. */
interface MockViewport {
  /** Reports to every observer of the element that it is in view, or not. */
  setInView(element: Element, isInView: boolean): void;
  setTabHidden(isHidden: boolean): void;
  setReducedMotion(isReduced: boolean): void;
  observed(): Element[];
}

/** Mocks `IntersectionObserver`, `matchMedia` and `PointerEvent`, which jsdom lacks. At first nothing is in view. */
export function mockViewport(): MockViewport {
  const observers = new Set<Observer>();
  const motion = Object.assign(new EventTarget(), { matches: false });

  class Observer {
    readonly elements = new Set<Element>();
    readonly callback: IntersectionObserverCallback;
    constructor(callback: IntersectionObserverCallback) {
      this.callback = callback;
      observers.add(this);
    }
    observe(element: Element) {
      this.elements.add(element);
    }
    unobserve(element: Element) {
      this.elements.delete(element);
    }
    disconnect() {
      observers.delete(this);
    }
    takeRecords() {
      return [];
    }
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
  }

  Object.assign(globalThis, {
    IntersectionObserver: Observer,
    matchMedia: () => motion,
    PointerEvent: MockPointerEvent,
  });
  return {
    setInView: (target, isIntersecting) =>
      act(() => {
        const entry = { target, isIntersecting } as unknown as IntersectionObserverEntry;
        for (const observer of observers) if (observer.elements.has(target)) observer.callback([entry], observer);
      }),
    setTabHidden: (isHidden) =>
      act(() => {
        Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
        // What is done a moment after is done now.
        const timeouts = jest.spyOn(globalThis, 'setTimeout');
        timeouts.mockImplementation(((run: () => void) => run()) as unknown as typeof setTimeout);
        document.dispatchEvent(new Event('visibilitychange'));
        timeouts.mockRestore();
      }),
    setReducedMotion: (isReduced) =>
      act(() => {
        motion.matches = isReduced;
        motion.dispatchEvent(new Event('change'));
      }),
    observed: () => [...observers].flatMap(({ elements }) => [...elements]),
  };
}

/** What begins and ends a condition. */
type Switch = readonly [begin: () => void, end: () => void];

/** Returns the conditions under which a carousel stops. `next` is the name of its button Next. */
export function stopConditions(viewport: MockViewport, section: Element, next: string): Record<string, Switch> {
  const control = (name: string | RegExp) => screen.getByRole('button', { name });
  const mouse = { pointerType: 'mouse' };
  return {
    'out of view': [() => viewport.setInView(section, false), () => viewport.setInView(section, true)],
    'in a hidden tab': [() => viewport.setTabHidden(true), () => viewport.setTabHidden(false)],
    'under reduced motion': [() => viewport.setReducedMotion(true), () => viewport.setReducedMotion(false)],
    'while paused': [() => fireEvent.click(control(/^Pause/)), () => fireEvent.click(control(/^Play/))],
    'while the mouse is over it': [
      () => fireEvent.pointerEnter(control(next), mouse),
      () => fireEvent.pointerLeave(control(next), mouse),
    ],
    'while the focus is in it': [() => act(() => control(next).focus()), () => act(() => control(next).blur())],
  };
}
