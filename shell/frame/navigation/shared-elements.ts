/** Elements that continue on the next page have the same name there. Its first part is its kind: `person-ceo` is a `person`. */
const NAMED = '[data-shared]';

/** Parts of the frame that stay where they are: header and floating link. */
const STILL = 'body > header, body > aside > a';

/** A property of view transitions that TypeScript's types of styles do not have yet. */
type TransitionStyle = CSSStyleDeclaration & { viewTransitionClass?: string };

/**
 * Gives the shared elements in view a name for a view transition: on the old page all of them, or only those in the card of
 * the followed link; on the new page those in `known`. Of elements with the same name the first in view gets it. Returns the
 * names, and a function that removes them.
 */
export function nameShared(known?: ReadonlySet<string>): { names: ReadonlySet<string>; remove: () => void } {
  const card = known ? undefined : cardOf(document.activeElement?.closest('a'));
  const named = new Map<string, TransitionStyle>();
  for (const element of document.querySelectorAll<HTMLElement>(`${NAMED}, ${STILL}`)) {
    const name = element.dataset.shared ?? `still-${element.localName}`;
    const isElsewhere = element.dataset.shared && card && !card.contains(element);
    if (isElsewhere || named.has(name) || known?.has(name) === false || !isInView(element)) continue;
    const style: TransitionStyle = element.style;
    style.viewTransitionName = name;
    style.viewTransitionClass = kindOf(name);
    named.set(name, style);
  }
  return {
    names: new Set(named.keys()),
    remove: () => {
      for (const style of named.values()) style.viewTransitionName = style.viewTransitionClass = '';
    },
  };
}

/** A document with its running view transition, which TypeScript's types and older browsers do not have. */
type TransitionDocument = Document & { readonly activeViewTransition?: ViewTransition | null };

/** During a view transition a click reaches only the document. Ends the transition and clicks the link or button there. */
export function passClick({ target, clientX, clientY }: MouseEvent): void {
  const transition = (document as TransitionDocument).activeViewTransition;
  if (!transition || target !== document.documentElement) return;
  transition.skipTransition();
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('a, button, summary')?.click();
}

/**
 * Returns the card of a link: the largest element around it that has shared elements, but no two of one kind. Undefined if
 * there is none: the link belongs to no card.
 */
function cardOf(link: Element | null | undefined): Element | undefined {
  let card: Element | undefined;
  for (let around = link; around; around = around.parentElement) {
    const kinds = Array.from(around.querySelectorAll<HTMLElement>(NAMED), ({ dataset }) => kindOf(dataset.shared));
    if (new Set(kinds).size < kinds.length) break;
    if (kinds.length > 0) card = around;
  }
  return card;
}

const kindOf = (name = '') => name.split('-', 1)[0] ?? '';

function isInView(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && bottom > top;
}
