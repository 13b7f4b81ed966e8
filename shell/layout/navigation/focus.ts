/** Maximum time to wait for an element, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** Moves the focus to the heading once it exists, unless the focus has moved. Returns a function that cancels it. */
export function focusHeading(): () => void {
  const previous = document.activeElement;
  return whenPresent(
    () => document.querySelector('main h1'),
    (heading) => {
      const current = document.activeElement;
      const isMoved =
        current?.matches('main :is(input, textarea, select, [contenteditable])') ||
        (current !== previous && current !== document.body);
      if (!isMoved) focus(heading);
    },
  );
}

/**
 * Scrolls to the element a hash names as soon as it exists, and moves the focus to it. Opens the `details` element around
 * it, and then scrolls to its summary. Returns a function that cancels it.
 */
export function goToAnchor(hash: string): () => void {
  const id = decoded(hash.slice(1));
  return whenPresent(
    () => document.getElementById(id),
    (target) => {
      const details = target.closest('details');
      if (details) details.open = true;
      (details ?? target).scrollIntoView();
      focus(details?.querySelector('summary') ?? target);
    },
  );
}

/** Moves the focus back to an element that is still on the page. The router restores the scroll position. */
export function focusAgain(element: Element | null | undefined): void {
  if (element instanceof HTMLElement && element.isConnected) focus(element);
}

/** Decodes percent escapes. Returns invalid ones unchanged. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function focus(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Calls `callback` with the element, at once or as soon as it exists. Returns a function that cancels the wait. */
export function whenPresent(find: () => HTMLElement | null, callback: (element: HTMLElement) => void): () => void {
  const present = find();
  if (present) {
    callback(present);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    const element = find();
    if (!element) return;
    cancel();
    callback(element);
  });
  const timer = setTimeout(() => cancel(), TIMEOUT_MS);
  const cancel = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  observer.observe(document.body, { childList: true, subtree: true });
  return cancel;
}
