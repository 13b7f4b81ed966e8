import { whenPresent } from './when-present.ts';

/**
 * Moves the focus to the page's heading as soon as it exists, unless the page or the visitor has moved the focus by then.
 * Returns a function that cancels it.
 */
export function focusHeading(): () => void {
  const before = document.activeElement;
  return whenPresent(
    () => document.querySelector('main h1'),
    (heading) => {
      const now = document.activeElement;
      const isMoved = now?.matches('main :is(input, textarea, select)') || (now !== before && now !== document.body);
      if (!isMoved) focus(heading);
    },
  );
}

/**
 * Scrolls to the element a hash names as soon as it exists, and moves the focus to it. Opens the `details` element around
 * it, and then scrolls to that one's summary. Returns a function that cancels it.
 */
export function goToAnchor(hash: string): () => void {
  const id = decoded(hash.slice(1));
  return whenPresent(
    () => document.getElementById(id),
    (place) => {
      const fold = place.closest('details');
      if (fold) fold.open = true;
      (fold ?? place).scrollIntoView();
      focus(fold?.querySelector('summary') ?? place);
    },
  );
}

/** Moves the focus back to what had it, if that is still on the page. The scroll position is the router's to restore. */
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
