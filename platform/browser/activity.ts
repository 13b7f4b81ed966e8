/** Events of an active visitor. None of them occurs while a page loads by itself. */
const ACTIVITY = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const;

/** Calls `callback` when the visitor does anything, each time. Returns a function that stops it. */
export function onActivity(callback: () => void): () => void {
  for (const event of ACTIVITY) addEventListener(event, callback, { capture: true, passive: true });
  return () => {
    for (const event of ACTIVITY) removeEventListener(event, callback, true);
  };
}

/** Resolves when the visitor next presses a key, a mouse button or the screen. */
const nextPress = () =>
  new Promise<unknown>((resolve) => {
    const options = { capture: true, passive: true, once: true };
    for (const press of ['pointerdown', 'keydown']) addEventListener(press, resolve, options);
  });

/**
 * Imports code that is loaded lazily. Each failure is reported, and the code is imported again at the visitor's next press, until it is
 * loaded. Never rejects.
 */
export async function importLazily<T>(
  load: () => Promise<T>,
  report: (error: unknown) => void = console.warn,
): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      report(error);
      await nextPress();
    }
  }
}

const callbacks = new WeakMap<Element, () => void>();

let observer: IntersectionObserver | undefined;

/** One observer for all elements. */
function sharedObserver(): IntersectionObserver {
  observer ??= new IntersectionObserver((entries, own) => {
    for (const { isIntersecting, boundingClientRect, target } of entries) {
      if (!isIntersecting && boundingClientRect.bottom > 0) continue;
      own.unobserve(target);
      callbacks.get(target)?.();
    }
  });
  return observer;
}

/**
 * Calls `callback` once, when the element is first seen, or at once if it is above the window: an address with a fragment
 * opens a page further down. Returns a function that cancels it.
 */
export function whenSeen(element: Element, callback: () => void): () => void {
  callbacks.set(element, callback);
  sharedObserver().observe(element);
  return () => {
    callbacks.delete(element);
    observer?.unobserve(element);
  };
}
