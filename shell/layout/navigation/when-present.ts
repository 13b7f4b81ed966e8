/** Maximum time to wait for an element, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** Calls `found` with the element, at once or as soon as it exists. Returns a function that cancels the wait. */
export function whenPresent(find: () => HTMLElement | null, found: (element: HTMLElement) => void): () => void {
  const now = find();
  if (now) {
    found(now);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    const element = find();
    if (!element) return;
    cancel();
    found(element);
  });
  const timer = setTimeout(() => cancel(), TIMEOUT_MS);
  const cancel = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  observer.observe(document.body, { childList: true, subtree: true });
  return cancel;
}
