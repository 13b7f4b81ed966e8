const callbacks = new WeakMap<Element, () => void>();

let observer: IntersectionObserver | undefined;

/** One for all that wait. */
function sharedObserver(): IntersectionObserver {
  observer ??= new IntersectionObserver((entries, own) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      own.unobserve(target);
      callbacks.get(target)?.();
    }
  });
  return observer;
}

/** Calls back once, when the element is first seen. Call the answer to forget it. */
export function whenSeen(element: Element, callback: () => void): () => void {
  callbacks.set(element, callback);
  sharedObserver().observe(element);
  return () => {
    callbacks.delete(element);
    observer?.unobserve(element);
  };
}
