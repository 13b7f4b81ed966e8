import { act } from '@testing-library/react';

/** jsdom has no pointers. */
class Pointer extends MouseEvent {
  readonly pointerType: string;
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = init.pointerType ?? '';
  }
}

/** What a visitor's window and wishes are like; jsdom has none of it. */
interface View {
  /** Tells every observer of an element whether it is in view. */
  see(element: Element, isSeen: boolean): void;
  /** Another tab comes to the front, or this one. */
  setHidden(isHidden: boolean): void;
  /** The visitor asks the system for less motion, or no longer does. */
  setReduced(isReduced: boolean): void;
  /** The elements that somebody observes. */
  observed(): Element[];
}

/** Installs what tells components whether they are in view and may move. Nothing is in view yet. */
export function installView(): View {
  const observers = new Set<Observer>();
  const motion = Object.assign(new EventTarget(), { matches: false });

  class Observer {
    readonly elements = new Set<Element>();
    readonly notice: IntersectionObserverCallback;
    constructor(notice: IntersectionObserverCallback) {
      this.notice = notice;
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

  Object.assign(globalThis, { IntersectionObserver: Observer, matchMedia: () => motion, PointerEvent: Pointer });
  const tell = (change: () => void) => act(change);
  return {
    see: (target, isIntersecting) =>
      tell(() => {
        const entry = { target, isIntersecting } as unknown as IntersectionObserverEntry;
        for (const observer of observers) if (observer.elements.has(target)) observer.notice([entry], observer);
      }),
    setHidden: (isHidden) =>
      tell(() => {
        Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
        document.dispatchEvent(new Event('visibilitychange'));
      }),
    setReduced: (isReduced) =>
      tell(() => {
        motion.matches = isReduced;
        motion.dispatchEvent(new Event('change'));
      }),
    observed: () => [...observers].flatMap(({ elements }) => [...elements]),
  };
}
