/** How long something may be waited for, in milliseconds. */
const PATIENCE = 10_000;

/** Calls back with the element, at once or as soon as it is there. The answer gives up waiting. */
export function whenPresent(find: () => HTMLElement | null, found: (element: HTMLElement) => void): () => void {
  const now = find();
  if (now) {
    found(now);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    const element = find();
    if (!element) return;
    giveUp();
    found(element);
  });
  const timer = setTimeout(() => giveUp(), PATIENCE);
  const giveUp = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  observer.observe(document.body, { childList: true, subtree: true });
  return giveUp;
}
