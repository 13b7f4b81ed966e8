import { allowTransitions } from './patch-router.ts';

/** Elements that are on the next page, too, where they have the same value. Its first part is their kind: `person-ceo` is a `person`. */
const SHARED = '[data-shared]';

/** A property of view transitions that TypeScript's types of styles do not have yet. */
type TransitionStyle = CSSStyleDeclaration & { viewTransitionClass?: string };

interface SharedElementsOptions {
  /** Selector of elements of the layout that stay in place, above the shared ones. */
  readonly fixed: string;
  /** Called when the new page is rendered, before the browser captures it. */
  readonly onNewPage: () => void;
}

/**
 * Patches `document.startViewTransition`, so that shared elements move to their position on the next page. Without shared elements in view
 * the router starts no transition. A click during a transition reaches only the document: it ends the transition and clicks the link or
 * button at its position, also if the transition ends between press and release.
 */
export function shareElements({ fixed, onNewPage }: SharedElementsOptions): void {
  if (!('startViewTransition' in document)) return;
  allowTransitions(() => sharedInView(fixed).some(({ dataset }) => dataset.shared !== undefined));
  const start = document.startViewTransition.bind(document);
  let latest: ViewTransition | undefined;
  document.startViewTransition = (update) => {
    let shared = nameShared(fixed);
    const transition = start(async () => {
      if (typeof update === 'function') await update();
      onNewPage();
      shared.remove();
      shared = nameShared(fixed, shared.names);
    });
    latest = transition;
    const end = () => shared.remove();
    transition.finished.then(end, end);
    return transition;
  };
  document.addEventListener('click', async ({ target, clientX, clientY }) => {
    if (target !== document.documentElement || !latest) return;
    latest.skipTransition();
    // A skipped transition still renders its page: the element must be one of that page.
    await latest.updateCallbackDone.catch(() => undefined);
    document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('a, button, summary')?.click();
  });
}

/** Returns the fixed elements and the shared ones in view. If the followed link is in a card, only the shared elements of the card. */
function sharedInView(fixed: string): HTMLElement[] {
  const card = cardOf(document.activeElement?.closest('a'));
  return inView(fixed).filter((element) => !element.dataset.shared || !card || card.contains(element));
}

const inView = (fixed: string) => [...document.querySelectorAll<HTMLElement>(`${SHARED}, ${fixed}`)].filter(isInView);

/**
 * Names the fixed and the shared elements in view for a view transition: on the old page all of them, or those of the followed link's
 * card; on the new page shared ones only if their name is in `known`. Of several elements with one name the first gets it.
 * Returns the names, and a function that removes them.
 */
export function nameShared(
  fixed: string,
  known?: ReadonlySet<string>,
): { names: ReadonlySet<string>; remove: () => void } {
  const named = new Map<string, TransitionStyle>();
  for (const element of known ? inView(fixed) : sharedInView(fixed)) {
    const name = element.dataset.shared ?? `fixed-${element.localName}`;
    const isNew = element.dataset.shared && known?.has(name) === false;
    if (named.has(name) || isNew) continue;
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

/**
 * Returns the card of a link: the largest element around it that has shared elements, but no two of one kind. Undefined if
 * there is none: the link belongs to no card.
 */
function cardOf(link: Element | null | undefined): Element | undefined {
  let card: Element | undefined;
  for (let around = link; around; around = around.parentElement) {
    const kinds = Array.from(around.querySelectorAll<HTMLElement>(SHARED), ({ dataset }) =>
      kindOf(dataset.shared ?? ''),
    );
    if (new Set(kinds).size < kinds.length) break;
    if (kinds.length > 0) card = around;
  }
  return card;
}

const kindOf = (name: string) => name.split('-', 1)[0] ?? '';

function isInView(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && bottom > top;
}
