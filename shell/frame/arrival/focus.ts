import { whenPresent } from './when-present.ts';

/** Moves the focus to the heading of the page, as soon as there is one, unless the page or the visitor has moved it by then. */
export function focusHeading(): () => void {
  const begun = document.activeElement;
  return whenPresent(
    () => document.querySelector('main h1'),
    (heading) => {
      const now = document.activeElement;
      const isTaken = now?.matches('main :is(input, textarea, select)') || (now !== begun && now !== document.body);
      if (!isTaken) focus(heading);
    },
  );
}

/**
 * Scrolls to the place a hash names, as soon as it is there, and moves the focus to it. What lies folded is opened, and
 * shown from the line that opens it.
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

/** The same as in the address where it is no valid escape. */
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
