/**
 * Elements that continue on the next page: those with a name, which both pages use, and the parts of the frame that stay.
 * The first part of a name, up to a hyphen, is its kind: `person-ceo` is a `person`.
 */
const SHARED = '[data-shared], body > :is(header, aside)';

/** A property of view transitions that TypeScript's types of styles do not have yet. */
type TransitionStyle = CSSStyleDeclaration & { viewTransitionClass?: string };

/**
 * Gives the shared elements in view a name for a view transition: on the old page all of them, or only those in the card of
 * the followed link; on the new page those in `known`. Of elements with the same name the first in view gets it. Returns the
 * names, and a function that removes them.
 */
export function nameShared(known?: ReadonlySet<string>): { names: ReadonlySet<string>; remove: () => void } {
  const card = known ? null : cardOf(document.activeElement?.closest('a'));
  const named = new Map<string, TransitionStyle>();
  for (const element of document.querySelectorAll<HTMLElement>(SHARED)) {
    const name = element.dataset.shared ?? element.localName;
    const isElsewhere = element.dataset.shared && card && !card.contains(element);
    if (isElsewhere || named.has(name) || known?.has(name) === false || !isInView(element)) continue;
    const style: TransitionStyle = element.style;
    style.viewTransitionName = name;
    style.viewTransitionClass = name.split('-', 1)[0] ?? '';
    named.set(name, style);
  }
  return {
    names: new Set(named.keys()),
    remove: () => {
      for (const style of named.values()) style.viewTransitionName = style.viewTransitionClass = '';
    },
  };
}

/** Returns the innermost element around a link that has shared elements. */
function cardOf(link: Element | null | undefined): Element | null {
  let card = link ?? null;
  while (card && !card.querySelector('[data-shared]')) card = card.parentElement;
  return card;
}

function isInView(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && bottom > top;
}
